import { RetryPanel } from '../ui/RetryPanel.tsx';
import type { FlowContext } from './context.ts';
import type { Entry } from './entry.ts';
import { failureText } from './failure-text.ts';
import { FindApplication } from './FindApplication.tsx';
import { ErrorPageFace } from './ErrorPageFace.tsx';

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
      return <ErrorPageFace context={context} status={404} />;
    case 'checking':
    case 'leaving':
    case 'new':
    case 'known':
      return null;
  }
};
