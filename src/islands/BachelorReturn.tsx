import { forFlow } from '../engine/for-flow.tsx';
import { ReturnScreen } from '../engine/payment/ReturnScreen.tsx';
import { bachelor } from '../flows/bachelor.ts';

/** Where a bachelor applicant waits for the outcome of a payment. */
export const BachelorReturn = forFlow(bachelor, ReturnScreen);
