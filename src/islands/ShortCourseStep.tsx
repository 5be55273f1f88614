import { forFlow } from '../engine/for-flow.tsx';
import { StepScreen } from '../engine/StepScreen.tsx';
import { shortCourse } from '../flows/short-course.ts';

/** A form step of the short-course flow. */
export const ShortCourseStep = forFlow(shortCourse, StepScreen);
