import { bachelor } from '../flows/bachelor.ts';
import { bindFlow } from './flow/bind-flow.tsx';
import { FlowStep } from './flow/FlowStep.tsx';

export const BachelorStep = bindFlow(bachelor, FlowStep);
