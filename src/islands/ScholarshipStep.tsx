import { forFlow } from '../engine/for-flow.tsx';
import { StepScreen } from '../engine/StepScreen.tsx';
import { scholarship } from '../flows/scholarship.ts';

/** A form step of the scholarship flow. */
export const ScholarshipStep = forFlow(scholarship, StepScreen);
