import { forFlow } from '../engine/for-flow.tsx';
import { ReturnScreen } from '../engine/payment/ReturnScreen.tsx';
import { graduate } from '../flows/graduate.ts';

/** Where a graduate applicant waits for the outcome of a payment. */
export const GraduateReturn = forFlow(graduate, ReturnScreen);
