import { useSessionWith } from '../../application/ui/use-session-with.ts';
import type { PaymentSession, WithPayment } from '../payment-environment.ts';

export const usePaymentSession = (): PaymentSession => useSessionWith<WithPayment>('payment');
