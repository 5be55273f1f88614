import { scholarship } from '../flows/scholarship.ts';
import { bindFlow } from './flow/bind-flow.tsx';
import { FlowStep } from './flow/FlowStep.tsx';

export const ScholarshipStep = bindFlow(scholarship, FlowStep);
