import { callAny } from '../../api/call.ts';
import { isCallError, isUnknownOutcome } from '../../api/errors.ts';
import { singleFlight } from '../../lib/single-flight.ts';
import { isSubmitted, type Application } from '../../model/application.ts';
import type { Charge } from '../../model/payment.ts';
import { namesOfSubject } from '../../model/applied-for.ts';
import { keepConfirmed } from '../../state/confirmed.ts';
import { $paymentUnderWay } from '../../state/payment-under-way.ts';
import type { FlowContext } from '../context.ts';
import { forgetApplication, readApplication } from '../entry.ts';
import type { Flow } from '../flow.ts';
import { authorised } from '../session.ts';

/** The confirmation of a flow whose page of it is open. */
function confirmationOf({ id, confirmation }: Flow): NonNullable<Flow['confirmation']> {
  if (!confirmation) throw new Error(`The flow ${id} has no confirmation`);
  return confirmation;
}

/**
 * Confirms an application: start-confirm, then confirm (spec, section 4). When an answer was lost, or the server says that it is
 * too late, the application itself tells whether it is confirmed. Two presses are one.
 * @throws {CallError} when it is not confirmed, or nobody can tell.
 */
export const confirmApplication = singleFlight(async (context: FlowContext): Promise<void> => {
  const { start, confirm } = confirmationOf(context.flow);
  try {
    for (const step of [start, confirm]) await authorised(context, (input) => callAny(step, { ...input, body: {} }));
  } catch (error) {
    const conflict = isCallError(error) && error.status === 409;
    if (!conflict && !isUnknownOutcome(error)) throw error;
    const now = await readApplication(context).catch(() => undefined);
    if (!now || !isSubmitted(now)) throw error;
  }
});

/** Forgets a confirmed application but for what its outcome page tells; what stands under other slugs stays. */
export function leaveConfirmed(context: FlowContext, application: Application, charge: Charge): void {
  const { id, application_no, campaign_name } = application;
  const readable = namesOfSubject(context.flow.type, application);
  keepConfirmed(context.key, { application: { id, application_no, campaign_name, readable }, charge });
  forgetApplication(context);
  context.stores.$draft.set({});
  if ($paymentUnderWay.get()?.id === id) $paymentUnderWay.set(null);
}
