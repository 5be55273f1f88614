import { forFlow } from '../engine/for-flow.tsx';
import { OutcomeScreen } from '../engine/payment/OutcomeScreen.tsx';
import { graduate } from '../flows/graduate.ts';

/** How a graduate application ended. */
export const GraduateOutcome = forFlow(graduate, OutcomeScreen);
