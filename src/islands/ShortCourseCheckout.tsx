import { forFlow } from '../engine/for-flow.tsx';
import { CheckoutScreen } from '../engine/CheckoutScreen.tsx';
import { shortCourse } from '../flows/short-course.ts';

/** Review and payment of the short-course flow. */
export const ShortCourseCheckout = forFlow(shortCourse, CheckoutScreen);
