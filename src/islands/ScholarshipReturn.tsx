import { forFlow } from '../engine/for-flow.tsx';
import { ReturnScreen } from '../engine/payment/ReturnScreen.tsx';
import { scholarship } from '../flows/scholarship.ts';

/** Where a scholarship applicant waits for the outcome of a payment. */
export const ScholarshipReturn = forFlow(scholarship, ReturnScreen);
