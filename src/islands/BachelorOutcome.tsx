import { forFlow } from '../engine/for-flow.tsx';
import { OutcomeScreen } from '../engine/payment/OutcomeScreen.tsx';
import { bachelor } from '../flows/bachelor.ts';

/** How a bachelor application ended. */
export const BachelorOutcome = forFlow(bachelor, OutcomeScreen);
