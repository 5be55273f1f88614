import { graduate } from '../flows/graduate.ts';
import { bindFlow } from './flow/bind-flow.tsx';
import { FlowStep } from './flow/FlowStep.tsx';

export const GraduateStep = bindFlow(graduate, FlowStep);
