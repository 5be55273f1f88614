import { forFlow } from '../engine/for-flow.tsx';
import { StepScreen } from '../engine/StepScreen.tsx';
import { bachelor } from '../flows/bachelor.ts';

/** A form step of the bachelor flow. */
export const BachelorStep = forFlow(bachelor, StepScreen);
