import { useCallback, useEffect, useState } from 'react';
import { callAny } from '../api/call.ts';
import { isCallError } from '../api/errors.ts';
import type { Application, Contact } from '../model/application.ts';
import { renewSession } from '../state/flow-stores.ts';
import { addressedId } from './address.ts';
import { askForCode } from './code/ask.ts';
import { flowHref, type FlowContext } from './context.ts';
import type { Step } from './flow.ts';
import { firstUnfinished, mayEnter, valuesOf } from './journey.ts';
import { go } from './ports.ts';
import { authorised, hasSession, sessionInput, type SessionInput } from './session.ts';

/** How a page was entered: without an application, with one, or with one that could not be read. */
export type Entry =
  | { readonly kind: 'checking' }
  | { readonly kind: 'new' }
  | { readonly kind: 'known'; readonly application: Application }
  | { readonly kind: 'failed'; readonly error: unknown; readonly retry: () => void }
  /** No application is known here, and the page can be opened by a link of one. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'leaving' };

/**
 * Reads the application that this browser holds; a refused token is asked for again in place, unless `quietly`.
 * @throws {CallError}
 */
export async function readApplication(
  context: FlowContext,
  {
    query = {},
    quietly = false,
  }: { readonly query?: Readonly<Record<string, string>>; readonly quietly?: boolean } = {},
): Promise<Application> {
  const read = ({ locale, token, parameters }: SessionInput): Promise<Application> =>
    callAny(context.flow.calls.read, { locale, token, parameters, query });
  const application = await (quietly ? read(sessionInput(context)) : authorised(context, read));
  renewSession(context.stores);
  context.contact = contactOf(application) ?? context.contact;
  return application;
}

function contactOf(application: Application): Contact | undefined {
  const { phone, phone_country, email } = valuesOf(application);
  return phone && phone_country && email ? { phone, phone_country, email } : undefined;
}

/** Forgets an application that the server does not know any more; the draft stays. */
export function forgetApplication(context: FlowContext): void {
  context.stores.$id.set('');
  context.stores.$token.set('');
}

/**
 * The guard of a step, from data: without an application every step but the first leads to the first; with one, a step whose
 * earlier ones are not done leads to the first unfinished (decisions, section 2).
 */
export function useEntry(context: FlowContext, step: Step): Entry {
  const [entry, setEntry] = useState<Entry>({ kind: 'checking' });
  const enter = useCallback(
    async (quietly: boolean): Promise<Entry> => {
      const { flow } = context;
      const isFirst = flow.steps[0] === step;
      const leave = (route: Step['route']): Entry => {
        go(flowHref(context, route), { replace: true });
        return { kind: 'leaving' };
      };
      const first = flow.steps[0]?.route ?? flow.routes.payment;
      const addressed = addressedId();
      if (addressed.kind === 'wrong') return { kind: 'not-found' };
      if (addressed.kind === 'id' && addressed.id !== context.stores.$id.get()) {
        const question = { reason: 'find', applicationId: addressed.id } as const;
        // A dialog that could not be loaded is one that was not answered.
        const opened = await askForCode(context, question).catch(() => false);
        if (!opened) return { kind: 'unknown' };
      }
      if (!hasSession(context) && step.save === 'documents') return { kind: 'unknown' };
      if (!hasSession(context)) return isFirst ? { kind: 'new' } : leave(first);
      try {
        const application = await readApplication(context, { quietly: quietly && isFirst });
        if (mayEnter(flow, step, application)) return { kind: 'known', application };
        return leave(firstUnfinished(flow, application, false));
      } catch (error) {
        if (!isCallError(error) || error.status !== 404) return { kind: 'failed', error, retry };
        forgetApplication(context);
        return isFirst ? { kind: 'new' } : leave(first);
      }
      function retry(): void {
        setEntry({ kind: 'checking' });
        void enter(false).then(setEntry);
      }
    },
    [context, step],
  );
  useEffect(() => {
    let mine = true;
    // A visitor of the landing page is not met with a dialog; the page offers it.
    void enter(true).then((found) => {
      if (mine) setEntry(found);
    });
    return () => {
      mine = false;
    };
  }, [enter]);
  return entry;
}
