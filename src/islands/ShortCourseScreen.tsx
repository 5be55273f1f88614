import { shortCourse } from '../flows/short-course.ts';
import { bindFlow } from './flow/bind-flow.tsx';
import { FlowScreen } from './flow/FlowScreen.tsx';
import { paymentEnvironment } from './flow/payment-environment.ts';

/** Every page of the short-course flow that is not a form step. */
export const ShortCourseScreen = bindFlow(shortCourse, FlowScreen, paymentEnvironment);
