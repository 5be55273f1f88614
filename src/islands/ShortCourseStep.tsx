import { shortCourse } from '../flows/short-course.ts';
import { bindFlow } from './flow/bind-flow.tsx';
import { FlowStep } from './flow/FlowStep.tsx';

export const ShortCourseStep = bindFlow(shortCourse, FlowStep);
