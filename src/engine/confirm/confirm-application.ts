import { callAny, type EndpointAnswering } from '../../api/call.ts';
import { isCallError, isUnknownOutcome, type CallError } from '../../api/errors.ts';
import { singleFlight } from '../../lib/single-flight.ts';
import { isSubmitted, type Application } from '../../model/application.ts';
import type { Charge } from '../../model/payment.ts';
import { namesOfSubject } from '../../model/applied-for.ts';
import { keepConfirmed } from '../../state/confirmed.ts';
import { $paymentUnderWay } from '../../state/payment-under-way.ts';
import type { FlowContext } from '../context.ts';
import { readApplication } from '../entry.ts';
import type { Flow } from '../flow.ts';
import { forgetApplication } from '../held.ts';
import { ALLOWED, canApply, tellNoIntake } from '../may-apply.ts';
import { authorised } from '../session.ts';

/** The confirmation of a flow whose page of it is open. */
function confirmationOf({ id, confirmation }: Flow): NonNullable<Flow['confirmation']> {
  if (!confirmation) throw new Error(`The flow ${id} has no confirmation`);
  return confirmation;
}

const isConflict = (error: unknown): error is CallError => isCallError(error) && error.status === 409;
const send = (context: FlowContext, endpoint: EndpointAnswering<unknown>): Promise<unknown> =>
  authorised(context, (input) => callAny(endpoint, { ...input, body: {} }));

/** Confirmations that were begun on this page: they are not begun again with each press. */
const begun = new WeakSet<FlowContext>();

/**
 * Start-confirm. "There is one already" (409) is what it answers to a confirmation that was begun before: whether it can be ended, the
 * next call tells. @returns that refusal @throws {CallError}
 */
async function begin(context: FlowContext, start: EndpointAnswering<unknown>): Promise<CallError | undefined> {
  if (begun.has(context)) return undefined;
  try {
    await send(context, start);
    begun.add(context);
    return undefined;
  } catch (error) {
    if (isConflict(error)) return error;
    throw error;
  }
}

async function beginAndConfirm(context: FlowContext): Promise<void> {
  const { start, confirm } = confirmationOf(context.flow);
  const refusal = await begin(context, start);
  try {
    await send(context, confirm);
  } catch (error) {
    if (!isConflict(error)) throw error;
    begun.delete(context);
    throw refusal ?? error;
  }
}

/** What the server says of the application itself; no when it cannot be read. */
const isConfirmed = (context: FlowContext): Promise<boolean> => readApplication(context).then(isSubmitted, () => false);

/**
 * Confirms an application: start-confirm, then confirm (spec, section 4). When an answer was lost, or the server says that it is
 * too late, the application itself tells whether it is confirmed. Two presses are one. While nothing was paid, the server is asked
 * first whether applying is allowed; who has paid is past that question.
 * @returns false when applying is not allowed any more, which was told
 * @throws {CallError} when it is not confirmed, or nobody can tell.
 */
export const confirmApplication = singleFlight(async (context: FlowContext, isPaid: boolean): Promise<boolean> => {
  const allowed = isPaid ? ALLOWED : await canApply(context);
  if (!allowed.can_apply) {
    // An earlier press may have come through, and its answer not.
    if (await isConfirmed(context)) return true;
    await tellNoIntake(context, allowed.reason);
    return false;
  }
  try {
    await beginAndConfirm(context);
  } catch (error) {
    if (!isConflict(error) && !isUnknownOutcome(error)) throw error;
    if (!(await isConfirmed(context))) throw error;
  }
  return true;
});

/** Forgets a confirmed application but for what its outcome page tells; what stands under other slugs stays. */
export function leaveConfirmed(context: FlowContext, application: Application, charge: Charge): void {
  const { id, application_no, campaign_name } = application;
  const readable = namesOfSubject(context.flow.type, application);
  const kept = { id, application_no, campaign_name, readable };
  keepConfirmed(context.key, { locale: context.locale, application: kept, charge });
  forgetApplication(context);
  context.stores.$draft.set({});
  if ($paymentUnderWay.get()?.id === id) $paymentUnderWay.set(null);
}
