import { forFlow } from '../engine/for-flow.tsx';
import { ResumeScreen } from '../engine/resume/ResumeScreen.tsx';
import { graduate } from '../flows/graduate.ts';

/** Resumes a graduate application by its link. */
export const GraduateResume = forFlow(graduate, ResumeScreen);
