import { forFlow } from '../engine/for-flow.tsx';
import { ResumeScreen } from '../engine/resume/ResumeScreen.tsx';
import { shortCourse } from '../flows/short-course.ts';

/** Resumes a short-course application by its link. */
export const ShortCourseResume = forFlow(shortCourse, ResumeScreen);
