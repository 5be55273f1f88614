import type { Submission } from '../model/submission.ts';
import type { PaymentSession } from './payment-environment.ts';

/**
 * Keeps in this browser whether an application that is paid before it is sent is paid, whether the applicant has agreed
 * that it is sent then, and whether it was sent.
 */

const storeOf = ({ environment, flowKey }: PaymentSession) => environment.payment.submissionStore(flowKey);

/** What this browser knows of the current application. */
export function submissionOf(session: PaymentSession): Submission | undefined {
  const stored = storeOf(session).get();
  return stored?.applicationId === session.stores.$id.get() ? stored : undefined;
}

/** What any tab has stored last: this tab's own store hears of it a moment later. */
function latestOf({ environment, flowKey, stores }: PaymentSession): Submission | undefined {
  const stored = environment.payment.readSubmission(flowKey);
  return stored?.applicationId === stores.$id.get() ? stored : undefined;
}

function change(session: PaymentSession, part: Omit<Submission, 'applicationId'>): void {
  const applicationId = session.stores.$id.get();
  if (applicationId === '') return;
  storeOf(session).set({ ...latestOf(session), ...part, applicationId });
}

/** @param fingerprint of the answers that are to be sent once the fee is paid */
export const agreeToSend = (session: PaymentSession, fingerprint: string): void =>
  change(session, { agreedTo: fingerprint });

export function withdrawAgreement(session: PaymentSession): void {
  if (submissionOf(session)?.agreedTo !== undefined) change(session, { agreedTo: undefined });
}

/**
 * Notes what the server has said of an application that can still be sent.
 * @param before what was stored before the server was asked: only that can be outdated
 */
export function markUnsent(session: PaymentSession, isPaid: boolean, before: Submission | undefined): void {
  const wasSent = before?.sentAt !== undefined && before.applicationId === session.stores.$id.get();
  const latest = latestOf(session);
  if (wasSent) change(session, { isPaid, sentAt: undefined });
  else if (isPaid && latest?.isPaid !== true && latest?.sentAt === undefined) change(session, { isPaid });
}

/** @param sentAt in ISO 8601; absent if the day is unknown */
export const markSubmitted = ({ environment, flowKey }: PaymentSession, applicationId: string, sentAt = ''): void =>
  environment.payment.submissionStore(flowKey).set({ applicationId, sentAt });
