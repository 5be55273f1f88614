import { useStore } from '@nanostores/react';
import { useCallback } from 'react';
import { formHelpMessages } from '../../i18n/lazy-messages.ts';
import type { Messages } from '../../i18n/messages.ts';
import { timeOfDay } from '../../i18n/format.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { useLazyModule } from '../../ui/use-lazy-module.ts';
import { $keptPlace, type KeptPlace } from '../keep-place.ts';
import { useFlow } from './flow-context.tsx';

interface KeptPlaceTextProps {
  readonly place: KeptPlace;
  readonly texts: Messages['form-help']['busy'];
}

/** Says that the service is busy, when the page tries again, and since when it has tried, by the server's clock. */
export const KeptPlaceText = ({ place: { since, nextAt }, texts }: KeptPlaceTextProps) => {
  const { locale } = useFlow().session;
  return interpolate(texts.text, { next: timeOfDay(nextAt, locale), since: timeOfDay(since, locale) });
};

/** The same as a notice, which is empty unless the page keeps a place. */
export const KeptPlaceNotice = () => {
  const { locale } = useFlow().session;
  const place = useStore($keptPlace);
  const load = useCallback(() => formHelpMessages(locale), [locale]);
  const messages = useLazyModule(place && load);
  const isShown = place !== undefined && messages !== undefined;
  return (
    <p role="status" className={isShown ? 'tone-info rounded border p-3' : 'sr-only'}>
      {isShown && <KeptPlaceText place={place} texts={messages.busy} />}
    </p>
  );
};
