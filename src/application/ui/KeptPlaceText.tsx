import { useStore } from '@nanostores/react';
import { useCallback } from 'react';
import { formHelpMessages } from '../../i18n/lazy-messages.ts';
import type { Messages } from '../../i18n/messages.ts';
import { THAI_ZONE, timeOfDay } from '../../i18n/format.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { useLazyModule } from '../../ui/use-lazy-module.ts';
import { $keptPlace, type KeptPlace } from '../keep-place.ts';
import { useFlow } from './flow-context.tsx';

interface KeptPlaceTextProps {
  readonly place: KeptPlace;
  readonly texts: Messages['form-help']['busy'];
}

/** Says that the service is busy, since when the page has tried and when it tries again, in Thai time. */
export const KeptPlaceText = ({ place: { since, nextAt }, texts }: KeptPlaceTextProps) => {
  const { locale } = useFlow().session;
  const timeOf = (instant: number): string => timeOfDay(instant, locale, THAI_ZONE);
  return interpolate(texts.text, { since: timeOf(since), next: timeOf(nextAt) });
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
