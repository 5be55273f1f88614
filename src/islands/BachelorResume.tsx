import { forFlow } from '../engine/for-flow.tsx';
import { ResumeScreen } from '../engine/resume/ResumeScreen.tsx';
import { bachelor } from '../flows/bachelor.ts';

/** Resumes a bachelor application by its link. */
export const BachelorResume = forFlow(bachelor, ResumeScreen);
