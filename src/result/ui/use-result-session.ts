import { useSessionWith } from '../../application/ui/use-session-with.ts';
import type { WithPayment } from '../../payment/payment-environment.ts';
import type { ResultSession, WithResult } from '../result-environment.ts';

export const useResultSession = (): ResultSession => useSessionWith<WithPayment & WithResult>('payment', 'result');
