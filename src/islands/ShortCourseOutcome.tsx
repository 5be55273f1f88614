import { forFlow } from '../engine/for-flow.tsx';
import { OutcomeScreen } from '../engine/payment/OutcomeScreen.tsx';
import { shortCourse } from '../flows/short-course.ts';

/** How a short-course application ended. */
export const ShortCourseOutcome = forFlow(shortCourse, OutcomeScreen);
