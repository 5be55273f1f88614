import { useId } from 'react';
import type { PropsWithCall } from 'react-call';
import BookmarkCheck from '~icons/lucide/bookmark-check';
import CircleHelp from '~icons/lucide/circle-question-mark';
import TriangleAlert from '~icons/lucide/triangle-alert';
import { Button } from '../Button.tsx';
import { CloseButton } from './CloseButton.tsx';
import { Dialog } from './Dialog.tsx';
import type { ConfirmText, Decision } from './types.ts';

const ICON = {
  save: { Icon: BookmarkCheck, className: 'bg-purple-100 text-purple-700' },
  warning: { Icon: TriangleAlert, className: 'bg-warning-50 text-warning-700' },
  question: { Icon: CircleHelp, className: 'bg-info-50 text-info-700' },
};

export const ConfirmDialog = ({ call, ...text }: PropsWithCall<ConfirmText, Decision, object>) => {
  const id = useId();
  const { Icon, className } = ICON[text.icon];
  const close = () => call.end('dismissed');
  return (
    <Dialog className="overlay overlay-dialog" labelledBy={`${id}title`} describedBy={`${id}text`} onDismiss={close}>
      <div className="flex grow flex-col items-center gap-4 text-center">
        <span className={`mt-6 flex size-24 items-center justify-center rounded-full ${className}`}>
          <Icon className="size-12" aria-hidden="true" />
        </span>
        <h2 id={`${id}title`} className="text-2xl">
          {text.title}
        </h2>
        <div id={`${id}text`} className="grid gap-2 text-ink-soft">
          {text.description && <p className="font-semibold text-ink">{text.description}</p>}
          <div className="contents">{text.message}</div>
        </div>
        <div className="mt-auto grid w-full justify-items-center gap-2 pt-4">
          <Button onClick={() => call.end('primary')}>{text.primary}</Button>
          {text.secondary && (
            <Button
              kind="link"
              ref={(button) => text.isDestructive && button?.setAttribute('autofocus', '')}
              onClick={() => call.end('secondary')}
            >
              {text.secondary}
            </Button>
          )}
        </div>
      </div>
      {/* The close button comes last, so that another button has the initial focus. */}
      <CloseButton label={text.close} onPress={close} />
    </Dialog>
  );
};
