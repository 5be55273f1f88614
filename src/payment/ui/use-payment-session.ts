import { sessionWith } from '../../application/session-with.ts';
import { useFlow } from '../../application/ui/flow-context.tsx';
import type { PaymentSession, WithPayment } from '../payment-environment.ts';

export const usePaymentSession = (): PaymentSession => sessionWith<WithPayment>(useFlow().session, 'payment');
