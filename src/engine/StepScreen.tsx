import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import type { Locale } from '../config/locales.ts';
import type { RouteName } from '../config/routes.ts';
import { $storageKind } from '../state/storage-engine.ts';
import { Notice } from '../ui/Notice.tsx';
import { LateCampaignFace } from './campaign/LateCampaign.tsx';
import { flowContext, type FlowWords } from './context.ts';
import { useEntry } from './entry.ts';
import { EntryProblem } from './EntryProblem.tsx';
import type { Flow } from './flow.ts';
import { StepForm } from './form/StepForm.tsx';
import { stepOf } from './journey.ts';
import { StartNotes } from './start/StartNotes.tsx';
import { useLate } from './use-late.ts';

export interface StepScreenProps {
  readonly flow: Flow;
  readonly route: RouteName;
  readonly locale: Locale;
  readonly words: FlowWords;
}

/** Documents beside the fields of a form come when the page has woken: nothing of them can be shown before. */
const documents = () => import('./upload/DocumentsPart.tsx');
const banners = () => import('./start/Banners.tsx');

/** One step of a flow: its guard, its notes and its form. The form is there and usable from the first paint. */
export const StepScreen = ({ flow, route, locale, words }: StepScreenProps) => {
  const context = useMemo(() => flowContext(flow, locale, words), [flow, locale, words]);
  const step = stepOf(flow, route);
  const entry = useEntry(context, step);
  const kept = useStore($storageKind, { ssr: 'initial' });
  const isLanding = flow.steps[0] === step;
  // A decoration that does not come is not missed.
  const late = useLate(isLanding ? banners : undefined);
  const beside = useLate(step.documents ? documents : undefined);
  const application = entry.kind === 'known' ? entry.application : undefined;
  const isOpen = entry.kind !== 'not-found' && entry.kind !== 'closed' && entry.kind !== 'changed';
  return (
    <div className="grid gap-6">
      {kept !== 'local' && <Notice tone="warning">{words.errors.storage}</Notice>}
      {isLanding && flow.findPlace && <LateCampaignFace context={context} entry={entry} />}
      <EntryProblem entry={entry} context={context} />
      {isOpen && isLanding && <StartNotes context={context} application={application} />}
      {isOpen && <StepForm context={context} step={step} application={application} Part={beside?.DocumentsPart} />}
      {late && <late.Banners context={context} />}
    </div>
  );
};
