import { bindFlow } from './flow/bind-flow.tsx';
import { FlowStep } from './flow/FlowStep.tsx';
import { scholarshipOfPage } from './flow/scholarship-of-page.ts';

export const ScholarshipStep = bindFlow(scholarshipOfPage, FlowStep);
