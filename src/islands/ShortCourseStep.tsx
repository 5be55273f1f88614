import { shortCourse } from '../flows/short-course.ts';
import { bindFlow } from './flow/bind-flow.tsx';
import { FlowStep } from './flow/FlowStep.tsx';

/** A form step of the short-course flow. */
export const ShortCourseStep = bindFlow(shortCourse, FlowStep);
