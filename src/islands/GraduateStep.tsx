import { graduate } from '../flows/graduate.ts';
import { bindFlow } from './flow/bind-flow.tsx';
import { FlowStep } from './flow/FlowStep.tsx';

/** A form step of the graduate flow. */
export const GraduateStep = bindFlow(graduate, FlowStep);
