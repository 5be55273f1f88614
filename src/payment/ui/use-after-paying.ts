import { useStore } from '@nanostores/react';
import { usePaymentSession } from './use-payment-session.ts';

/** What follows a payment. With a confirmation, the applicant sends the application, or has agreed that the site does. */
export function useAfterPaying(): 'result' | 'confirmation' | 'submission' {
  const { flow, environment, flowKey, stores } = usePaymentSession();
  const submission = useStore(environment.payment.submissionStore(flowKey));
  if (!flow.confirmation) return 'result';
  const isAgreed = submission?.agreedTo !== undefined && submission.applicationId === stores.$id.get();
  return isAgreed ? 'submission' : 'confirmation';
}
