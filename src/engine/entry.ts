import { useCallback, useEffect, useState } from 'react';
import { callAny } from '../api/call.ts';
import { CallError, isCallError } from '../api/errors.ts';
import { isOver, type Application, type Contact } from '../model/application.ts';
import { renewSession } from '../state/flow-stores.ts';
import { addressedId } from './address.ts';
import { askForCode } from './code/ask.ts';
import { flowHref, type FlowContext } from './context.ts';
import type { Step } from './flow.ts';
import { forgetApplication } from './held.ts';
import { firstToStart, firstUnfinished, isStart, mayEnter, mayStart, valuesOf } from './journey.ts';
import { findPlace, UnknownPlace } from './place.ts';
import { currentQuery, go } from './ports.ts';
import { authorised, hasSession, withToken, type SessionInput } from './session.ts';

/** How a page was entered: without an application, with one, or with one that could not be read. */
export type Entry =
  | { readonly kind: 'checking' }
  | { readonly kind: 'new' }
  | { readonly kind: 'known'; readonly application: Application }
  | { readonly kind: 'failed'; readonly error: unknown; readonly retry: () => void }
  /** No application is known here, and the page can be opened by a link of one. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'not-found' }
  /** Nobody can apply at this place any more, and no application is known here. */
  | { readonly kind: 'closed' }
  /** What was applied for has ended or costs something else now (spec, section 4). */
  | { readonly kind: 'changed'; readonly application: Application }
  | { readonly kind: 'leaving' };

/**
 * Reads the application that this browser holds; a refused token is asked for again in place, unless `quietly`.
 * One that the server does not know is forgotten.
 * @throws {CallError} of status 404, too, when it was made at another place; UnknownPlace
 */
export async function readApplication(
  context: FlowContext,
  {
    query = {},
    quietly = false,
  }: { readonly query?: Readonly<Record<string, string>> | undefined; readonly quietly?: boolean } = {},
): Promise<Application> {
  const { flow } = context;
  const place = await findPlace(context);
  const read = ({ locale, token, parameters }: SessionInput): Promise<Application> =>
    callAny(flow.calls.read, { locale, token, parameters, query });
  try {
    const application = await (quietly ? withToken : authorised)(context, read);
    if (flow.belongs && !flow.belongs(application, place)) throw new CallError({ kind: 'http', status: 404 });
    renewSession(context.stores);
    context.shown = context.stores.$id.get();
    context.contact = contactOf(application) ?? context.contact;
    return application;
  } catch (error) {
    if (isCallError(error) && error.status === 404) forgetApplication(context);
    throw error;
  }
}

function contactOf(application: Application): Contact | undefined {
  const { phone, phone_country, email } = valuesOf(application);
  return phone && phone_country && email ? { phone, phone_country, email } : undefined;
}

/** Why an application that could be read cannot go on; `undefined` when it can. */
export const obstacleOf = (application: Application): Extract<Entry, { kind: 'changed' }> | undefined =>
  application.status === 'campaign_changed' ? { kind: 'changed', application } : undefined;

/** Why a page cannot be shown: its address names nothing, or the server could not be asked. */
export const problemOf = (error: unknown, retry: () => void): Extract<Entry, { kind: 'not-found' | 'failed' }> =>
  error instanceof UnknownPlace ? { kind: 'not-found' } : { kind: 'failed', error, retry };

/**
 * The guard of a step, from data: without an application every step leads to the one that makes it, or to the first whose answers
 * the draft lacks; with one, a step whose earlier ones are not done leads to the first unfinished (decisions, section 2).
 */
export function useEntry(context: FlowContext, step: Step): Entry {
  const [entry, setEntry] = useState<Entry>({ kind: 'checking' });
  const enter = useCallback(
    async (quietly: boolean): Promise<Entry> => {
      const { flow } = context;
      const leave = (route: Step['route'], query?: Readonly<Record<string, string>>): Entry => {
        go(flowHref(context, route, query), { replace: true });
        return { kind: 'leaving' };
      };
      const begin = (): Entry => {
        if (context.place.campaign?.open === false) return { kind: 'closed' };
        const draft = context.stores.$draft.get();
        return mayStart(flow, step, draft)
          ? { kind: 'new' }
          : leave(firstToStart(flow, draft)?.route ?? flow.routes.payment);
      };
      const addressed = addressedId();
      if (addressed.kind === 'wrong') return { kind: 'not-found' };
      try {
        const { slug } = context.place;
        // One campaign has one address: its id leads to its slug, with what an advert's link carries.
        if ((await findPlace(context)).slug !== slug) return leave(step.route, Object.fromEntries(currentQuery()));
        if (addressed.kind === 'id' && addressed.id !== context.stores.$id.get()) {
          const question = { reason: 'find', applicationId: addressed.id } as const;
          // A dialog that could not be loaded is one that was not answered.
          const opened = await askForCode(context, question).catch(() => false);
          if (!opened) return { kind: 'unknown' };
        }
        if (!hasSession(context) && step.save === 'documents') return { kind: 'unknown' };
        if (!hasSession(context)) return begin();
        const application = await readApplication(context, {
          query: flow.stepReadQuery,
          quietly: quietly && isStart(flow, step),
        });
        const obstacle = obstacleOf(application);
        if (obstacle) return obstacle;
        // What is over stays on the dashboard; who comes to the first page wants to apply again.
        if (isOver(application) && isStart(flow, step)) {
          forgetApplication(context);
          return begin();
        }
        if (mayEnter(flow, step, application)) return { kind: 'known', application };
        return leave(firstUnfinished(flow, application, false));
      } catch (error) {
        const forgotten = isCallError(error) && error.status === 404 && !hasSession(context);
        return forgotten ? begin() : problemOf(error, retry);
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
