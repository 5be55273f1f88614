import { useStore } from '@nanostores/react';
import { useCallback, useRef } from 'react';
import { formHelpMessages } from '../../i18n/lazy-messages.ts';
import { Button } from '../../ui/Button.tsx';
import { useFlow } from '../../application/ui/flow-context.tsx';
import { KeptPlaceText } from '../../application/ui/KeptPlaceText.tsx';
import { $keptPlace } from '../../application/keep-place.ts';
import { useLazyModule } from '../../ui/use-lazy-module.ts';

interface SlowNoticeProps {
  readonly onCancel: () => void;
}

export const SlowNotice = ({ onCancel }: SlowNoticeProps) => {
  const { locale } = useFlow().session;
  const messages = useLazyModule(useCallback(() => formHelpMessages(locale), [locale]));
  const place = useStore($keptPlace);
  const box = useRef<HTMLDivElement>(null);
  const stop = (): void => {
    box.current?.closest('form')?.querySelector<HTMLElement>('[type="submit"]')?.focus();
    onCancel();
  };
  return (
    <div ref={box} className={messages ? 'tone-info grid justify-items-start gap-2 rounded border p-4' : ''}>
      {/* Empty at first, because screen readers announce only changes. */}
      <p role="status">
        {messages && (place ? <KeptPlaceText place={place} texts={messages.busy} /> : messages.slow.text)}
      </p>
      {messages && (
        <Button kind="secondary" onClick={stop}>
          {messages.slow.stop}
        </Button>
      )}
    </div>
  );
};
