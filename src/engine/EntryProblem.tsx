import { RetryPanel } from '../ui/RetryPanel.tsx';
import { LateCampaignStop } from './campaign/LateCampaign.tsx';
import type { FlowContext } from './context.ts';
import type { Entry } from './entry.ts';
import { failureText } from './failure-text.ts';
import { LateErrorPage } from './Guarded.tsx';
import { tellMissingPart, useLate } from './use-late.ts';
const finding = () => import('./FindApplication.tsx');
/** Few pages can be opened without an application. */
const LateFindApplication = ({ context }: { context: FlowContext }) => {
  const late = useLate(finding, tellMissingPart);
  return late ? <late.FindApplication context={context} /> : null;
};

/** Why a page could not be entered, and the way on; nothing when it could. */
export const EntryProblem = ({ entry, context }: { entry: Entry; context: FlowContext }) => {
  const { words } = context;
  switch (entry.kind) {
    case 'failed':
      return (
        <RetryPanel
          title={words.errors.load.title}
          message={failureText(entry.error, words.errors.call)}
          retry={words.common.retry}
          onRetry={entry.retry}
        />
      );
    case 'unknown':
      return <LateFindApplication context={context} />;
    case 'not-found':
      return <LateErrorPage locale={context.locale} status={404} />;
    case 'closed':
    case 'changed':
      return <LateCampaignStop entry={entry} context={context} />;
    case 'checking':
    case 'leaving':
    case 'new':
    case 'known':
      return null;
  }
};
