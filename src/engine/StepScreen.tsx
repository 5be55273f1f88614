import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import type { Locale } from '../config/locales.ts';
import type { RouteName } from '../config/routes.ts';
import { $storageKind } from '../state/storage-engine.ts';
import { Notice } from '../ui/Notice.tsx';
import { flowContext, type FlowWords } from './context.ts';
import { useEntry } from './entry.ts';
import { EntryProblem } from './EntryProblem.tsx';
import type { Flow } from './flow.ts';
import { StepForm } from './form/StepForm.tsx';
import { stepOf } from './journey.ts';
import { currentQuery } from './ports.ts';
import type { Banners } from './start/Banners.tsx';
import { StartNotes } from './start/StartNotes.tsx';

export interface StepScreenProps {
  readonly flow: Flow;
  readonly route: RouteName;
  readonly locale: Locale;
  readonly words: FlowWords;
}

/** One step of a flow: its guard, its notes and its form. The form is there and usable from the first paint. */
export const StepScreen = ({ flow, route, locale, words }: StepScreenProps) => {
  const context = useMemo(() => flowContext(flow, locale, words), [flow, locale, words]);
  const step = stepOf(flow, route);
  const entry = useEntry(context, step);
  const kept = useStore($storageKind, { ssr: 'initial' });
  const [LateBanners, setLateBanners] = useState<typeof Banners>();
  useEffect(() => {
    if (step.save !== 'register') return;
    import('./start/Banners.tsx').then(
      (banners) => {
        setLateBanners(() => banners.Banners);
      },
      () => undefined, // A decoration that does not come is not missed.
    );
  }, [step]);
  useEffect(() => {
    // Read by the registration alone, which comes later too.
    import('../state/utm.ts').then(
      ({ keepUtm }) => {
        keepUtm(currentQuery());
      },
      () => undefined,
    );
  }, []);
  const application = entry.kind === 'known' ? entry.application : undefined;
  const isStart = step.save === 'register';
  return (
    <div className="grid gap-6">
      {kept !== 'local' && <Notice tone="warning">{words.errors.storage}</Notice>}
      <EntryProblem entry={entry} context={context} />
      {isStart && <StartNotes context={context} application={application} />}
      <StepForm context={context} step={step} application={application} />
      {LateBanners && <LateBanners context={context} />}
    </div>
  );
};
