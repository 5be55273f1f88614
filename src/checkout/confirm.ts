import { callUntyped } from '../api/client.ts';
import type { EndpointReturning } from '../api/parse-response.ts';
import { CallError, isConflict, isUnknownOutcome, isUnreadable } from '../api/errors.ts';
import { serverNow } from '../api/server-time.ts';
import type { RenewLease } from '../lib/lease.ts';
import { singleFlight } from '../lib/single-flight.ts';
import { isProvenSent, isSubmitted, type Application } from '../model/application.ts';
import { namesOfSubject } from '../model/applied-for.ts';
import type { Charge } from '../model/payment.ts';
import { ELIGIBLE, fetchEligibility, notifyNotEligible } from '../application/eligibility.ts';
import type { Flow } from '../flows/definition/flow.ts';
import { withReauthentication } from '../application/reauthentication.ts';
import { replaceDraft } from '../application/draft-changes.ts';
import { clearSession } from '../application/session.ts';
import { loadApplication } from '../application/current-application.ts';
import { markSubmitted } from '../payment/submission.ts';
import type { ResultSession } from '../result/result-environment.ts';

export interface Confirmed {
  /** In ISO 8601. Absent if the application may have been confirmed earlier and the server does not say when. */
  readonly at: string | undefined;
}

export interface Confirmation {
  /**
   * Confirms the application; concurrent calls share one result, and one tab at a time confirms. What another tab has
   * confirmed is not confirmed again. If a response is lost, the application is read to see whether it is confirmed.
   * @returns undefined if applying is no longer allowed and a dialog has explained why
   * @throws {CallError} when the application is not confirmed, or its state is unknown
   */
  readonly confirm: (isPaid: boolean) => Promise<Confirmed | undefined>;
  /**
   * Removes the confirmed application from this browser and keeps its result. Other campaigns' applications stay.
   * @param confirmedAt in ISO 8601, for a server that does not say it; absent if the day is unknown
   */
  readonly forget: (application: Application, charge: Charge, confirmedAt?: string) => void;
}

function callsOf({ id, confirmation }: Flow): NonNullable<Flow['confirmation']> {
  if (!confirmation) throw new Error(`The flow ${id} has no confirmation`);
  return confirmation;
}

const send = (session: ResultSession, endpoint: EndpointReturning<unknown>): Promise<unknown> =>
  withReauthentication(session, (input) => callUntyped(endpoint, { ...input, body: {} }));

/** The server has not responded to the other tab, so its outcome is as unknown as after a time-out. */
const anotherTabConfirms = (): CallError => new CallError({ kind: 'timeout' });

const findConfirmed = (
  session: ResultSession,
  isProof: (application: Application) => boolean,
): Promise<Confirmed | undefined> =>
  loadApplication(session).then(
    (application) => (isProof(application) ? { at: application.confirmed_at ?? undefined } : undefined),
    () => undefined,
  );

export function createConfirmation(session: ResultSession): Confirmation {
  const calls = callsOf(session.flow);
  let isStarted = false;

  /**
   * A conflict, or a response that proves nothing, does not stop the confirmation: the next call shows whether it can be
   * completed.
   */
  async function start(): Promise<CallError | undefined> {
    if (isStarted) return undefined;
    try {
      await send(session, calls.start);
      isStarted = true;
      return undefined;
    } catch (error) {
      if (isConflict(error) || isUnreadable(error)) return error;
      throw error;
    }
  }

  async function startAndConfirm(renewLease: RenewLease): Promise<void> {
    const conflict = await start();
    if (!(await renewLease())) throw anotherTabConfirms();
    try {
      await send(session, calls.confirm);
    } catch (error) {
      if (!isConflict(error)) throw error;
      isStarted = false;
      throw conflict ?? error;
    }
  }

  async function confirm(isPaid: boolean): Promise<Confirmed | undefined> {
    const { payment } = session.environment;
    const id = session.stores.$id.get();
    const result = await payment.withTabLock(`confirm:${session.flowKey}:${id}`, async (renewLease) => {
      const known = payment.readSubmission(session.flowKey);
      if (known?.applicationId === id && known.sentAt !== undefined) return { at: known.sentAt || undefined };
      const confirmed = await confirmAlone(isPaid, renewLease);
      if (confirmed) markSubmitted(session, id, confirmed.at);
      return confirmed;
    });
    if (result !== 'busy') return result;
    const confirmed = await findConfirmed(session, isProvenSent);
    if (!confirmed) throw anotherTabConfirms();
    return confirmed;
  }

  async function confirmAlone(isPaid: boolean, renewLease: RenewLease): Promise<Confirmed | undefined> {
    const eligibility = isPaid ? ELIGIBLE : await fetchEligibility(session);
    if (!eligibility.can_apply) {
      const confirmed = await findConfirmed(session, isProvenSent);
      if (!confirmed) await notifyNotEligible(session, eligibility.reason);
      return confirmed;
    }
    try {
      await startAndConfirm(renewLease);
      return { at: new Date(serverNow()).toISOString() };
    } catch (error) {
      if (!isConflict(error) && !isUnknownOutcome(error)) throw error;
      // A conflict shows that the server was asked before, so any submitted status is proof.
      const confirmed = await findConfirmed(session, isConflict(error) ? isSubmitted : isProvenSent);
      if (!confirmed) throw error;
      return confirmed;
    }
  }

  function forget(application: Application, charge: Charge, confirmedAt?: string): void {
    const { payment, result } = session.environment;
    const { id, application_no, campaign_name, result_due_at } = application;
    const confirmed_at = application.confirmed_at ?? confirmedAt;
    const readable = namesOfSubject(session.flow.type, application);
    result.saveConfirmedApplication(session.flowKey, {
      locale: session.locale,
      application: { id, application_no, campaign_name, confirmed_at, result_due_at, readable },
      charge,
    });
    const $pendingPayment = payment.pendingPaymentStore(session.flowKey);
    if ($pendingPayment.get()?.applicationId === id) $pendingPayment.set(null);
    markSubmitted(session, id, confirmed_at ?? undefined);
    // Another tab may have sent this application and started the next one.
    if (!['', id].includes(session.stores.$id.get())) return;
    clearSession(session);
    replaceDraft(session.stores, {});
  }

  return { confirm: singleFlight(confirm), forget };
}
