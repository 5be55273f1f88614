import { forFlow } from '../engine/for-flow.tsx';
import { OutcomeScreen } from '../engine/payment/OutcomeScreen.tsx';
import { scholarship } from '../flows/scholarship.ts';

/** How a scholarship application ended. */
export const ScholarshipOutcome = forFlow(scholarship, OutcomeScreen);
