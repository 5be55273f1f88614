import { useCallback, useEffect, useState } from 'react';
import type { RouteName } from '../config/routes.ts';
import type { Application } from '../model/application.ts';
import { flowHref, type FlowContext } from './context.ts';
import { problemOf, type Entry } from './entry.ts';
import { firstUnfinished, startRoute } from './journey.ts';
import { go } from './ports.ts';
import { hasSession } from './session.ts';
import { documentsMissing, loadDocuments, type Documents } from './upload/documents.ts';

/** Why a page that stands after the steps shows nothing of its own: not yet, not here, or not any more. */
export type Elsewhere = Extract<Entry, { kind: 'checking' | 'failed' | 'not-found' | 'changed' | 'leaving' }>;

export function leaveFor(context: FlowContext, route: RouteName): Elsewhere {
  go(flowHref(context, route), { replace: true });
  return { kind: 'leaving' };
}

/** What is shown of an application whose steps are all done; one with a gap is led there. @throws {CallError} */
export async function finishedSteps(
  context: FlowContext,
  application: Application,
): Promise<{ readonly kind: 'review'; readonly application: Application; readonly documents: Documents } | Elsewhere> {
  const { flow } = context;
  const documents = await loadDocuments(context, application);
  const route = firstUnfinished(flow, application, documentsMissing(documents).length === 0);
  return route === flow.routes.payment ? { kind: 'review', application, documents } : leaveFor(context, route);
}

/**
 * How a page that stands after the steps is entered, by `enter`; the same function at every render. Without an application, or with
 * one the server does not know any more, it leads to the first step.
 */
export function useAfterSteps<S>(
  context: FlowContext,
  enter: (context: FlowContext) => Promise<S | Elsewhere>,
): {
  readonly state: S | Elsewhere;
  readonly setState: (state: S | Elsewhere) => void;
  /** Enters anew, in another way if one is given. */
  readonly load: (way?: typeof enter) => Promise<void>;
} {
  const [state, setState] = useState<S | Elsewhere>({ kind: 'checking' });
  const load = useCallback(
    async (way = enter): Promise<void> => {
      const { flow } = context;
      const toStart = (): Elsewhere => leaveFor(context, startRoute(flow));
      const retry = (): void => {
        setState({ kind: 'checking' });
        void load();
      };
      try {
        setState(hasSession(context) ? await way(context) : toStart());
      } catch (error) {
        setState(hasSession(context) ? problemOf(error, retry) : toStart());
      }
    },
    [context, enter],
  );
  useEffect(() => {
    void load();
  }, [load]);
  return { state, setState, load };
}
