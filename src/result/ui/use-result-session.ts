import { sessionWith } from '../../application/session-with.ts';
import { useFlow } from '../../application/ui/flow-context.tsx';
import type { WithPayment } from '../../payment/payment-environment.ts';
import type { ResultSession, WithResult } from '../result-environment.ts';

export const useResultSession = (): ResultSession =>
  sessionWith<WithPayment & WithResult>(useFlow().session, 'payment', 'result');
