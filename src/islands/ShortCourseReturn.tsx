import { forFlow } from '../engine/for-flow.tsx';
import { ReturnScreen } from '../engine/payment/ReturnScreen.tsx';
import { shortCourse } from '../flows/short-course.ts';

/** Where a short-course applicant waits for the outcome of a payment. */
export const ShortCourseReturn = forFlow(shortCourse, ReturnScreen);
