import { shortCourse } from '../flows/short-course.ts';
import { bindFlow } from './flow/bind-flow.tsx';
import { FlowScreen } from './flow/FlowScreen.tsx';
import { screenPorts } from './flow/screen-ports.ts';

/** All pages of the short-course flow except form steps. */
export const ShortCourseScreen = bindFlow(shortCourse, FlowScreen, screenPorts);
