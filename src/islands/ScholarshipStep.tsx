import { scholarship } from '../flows/scholarship.ts';
import { bindFlow } from './flow/bind-flow.tsx';
import { FlowStep } from './flow/FlowStep.tsx';

/** A form step of the scholarship flow. */
export const ScholarshipStep = bindFlow(scholarship, FlowStep);
