import { useStore } from '@nanostores/react';
import { afterPaying } from '../submission.ts';
import { usePaymentSession } from './use-payment-session.ts';

/** As `afterPaying`, also when the applicant changes the agreement. */
export function useAfterPaying(): ReturnType<typeof afterPaying> {
  const session = usePaymentSession();
  useStore(session.environment.payment.submissionStore(session.flowKey));
  return afterPaying(session);
}
