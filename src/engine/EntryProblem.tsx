import { RetryPanel } from '../ui/RetryPanel.tsx';
import { LateCampaignStop } from './campaign/LateCampaign.tsx';
import type { FlowContext } from './context.ts';
import type { Entry } from './entry.ts';
import { failureText } from './failure-text.ts';
import { FindApplication } from './FindApplication.tsx';
import { tellMissingPart, useLate } from './use-late.ts';

const notFound = () => import('./NotFoundFace.tsx');
/** Nobody is meant to see it: it is no part of a page's first load. */
const LateNotFound = ({ context }: { context: FlowContext }) => {
  const late = useLate(notFound, tellMissingPart);
  return late ? <late.NotFoundFace context={context} /> : null;
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
      return <FindApplication context={context} />;
    case 'not-found':
      return <LateNotFound context={context} />;
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
