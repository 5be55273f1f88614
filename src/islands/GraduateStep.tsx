import { forFlow } from '../engine/for-flow.tsx';
import { StepScreen } from '../engine/StepScreen.tsx';
import { graduate } from '../flows/graduate.ts';

/** A form step of the graduate flow. */
export const GraduateStep = forFlow(graduate, StepScreen);
