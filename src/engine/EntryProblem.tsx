import { RetryPanel } from '../ui/RetryPanel.tsx';
import { LateCampaignStop } from './campaign/LateCampaign.tsx';
import type { FlowContext } from './context.ts';
import type { Entry } from './entry.ts';
import { failureText } from './failure-text.ts';
import { FindApplication } from './FindApplication.tsx';
import { LateErrorPage } from './Guarded.tsx';
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
      return <FindApplication context={context} />;
    case 'not-found':
      return <LateErrorPage locale={context.locale} words={words} status={404} />;
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
