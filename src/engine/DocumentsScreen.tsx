import { useMemo } from 'react';
import { act } from './act.ts';
import type { Locale } from '../config/locales.ts';
import type { RouteName } from '../config/routes.ts';
import type { Words } from '../i18n/words.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { flowContext, flowHref, type FlowContext, type FlowWords } from './context.ts';
import { useEntry, type Entry } from './entry.ts';
import { EntryProblem } from './EntryProblem.tsx';
import type { Flow } from './flow.ts';
import { nextRoute, previousRoute, stepOf } from './journey.ts';
import { offerLeave, tellSaved } from './leave.ts';
import { go } from './ports.ts';
import { returnsToReview } from './review-return.ts';
import { markReviewed } from './review/reviewed.ts';
import { tellMissingPart, useLate } from './use-late.ts';

/** Uploading is no part of the first load: it comes while the application is read. */
const uploading = () => import('./upload/DocumentsStep.tsx');

interface DocumentsScreenProps {
  readonly flow: Flow;
  readonly route: RouteName;
  readonly locale: Locale;
  readonly words: FlowWords & Pick<Words, 'upload'>;
}

/** The documents step of a flow; `upload-document/{id}` may name the application, else the stored one is used (decisions 1.3). */
export const DocumentsScreen = ({ flow, route, locale, words }: DocumentsScreenProps) => {
  const context = useMemo(() => flowContext(flow, locale, words), [flow, locale, words]);
  const entry = useEntry(context, stepOf(flow, route));
  return <Body entry={entry} context={context} route={route} words={words} />;
};

interface BodyProps extends Pick<DocumentsScreenProps, 'route' | 'words'> {
  readonly entry: Entry;
  readonly context: FlowContext;
}

const Body = ({ entry, context, route, words }: BodyProps) => {
  const { flow } = context;
  const step = stepOf(flow, route);
  const back = previousRoute(flow, step);
  const late = useLate(uploading, tellMissingPart);
  const done = async (): Promise<void> => {
    markReviewed(context, false);
    if (returnsToReview()) await tellSaved(context);
    go(flowHref(context, nextRoute(flow, step)));
  };
  switch (entry.kind) {
    case 'checking':
    case 'leaving':
      return <Skeleton label={words.flow.checking} lines={6} />;
    case 'known':
      return late ? (
        <late.DocumentsStep
          context={context}
          words={words}
          application={entry.application}
          onDone={() => void done()}
          onLeave={() => {
            act(context, () => offerLeave(context, 'documents'));
          }}
          onBack={
            back &&
            (() => {
              go(flowHref(context, back));
            })
          }
        />
      ) : (
        <Skeleton label={words.flow.checking} lines={6} />
      );
    case 'new':
    case 'unknown':
    case 'not-found':
    case 'closed':
    case 'changed':
    case 'failed':
      return <EntryProblem entry={entry} context={context} />;
  }
};
