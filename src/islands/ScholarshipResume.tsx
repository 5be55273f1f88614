import { forFlow } from '../engine/for-flow.tsx';
import { ResumeScreen } from '../engine/resume/ResumeScreen.tsx';
import { scholarship } from '../flows/scholarship.ts';

/** Resumes a scholarship application by its link. */
export const ScholarshipResume = forFlow(scholarship, ResumeScreen);
