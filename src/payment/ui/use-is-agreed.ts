import { useStore } from '@nanostores/react';
import { usePaymentSession } from './use-payment-session.ts';

/** Whether the applicant has agreed that the application is sent once it is paid. */
export function useIsAgreed(): boolean {
  const { environment, flowKey, stores } = usePaymentSession();
  const submission = useStore(environment.payment.submissionStore(flowKey));
  return submission?.agreedTo !== undefined && submission.applicationId === stores.$id.get();
}
