import { graduate } from '../flows/graduate.ts';
import { bindFlow } from './flow/bind-flow.tsx';
import { FlowScreen } from './flow/FlowScreen.tsx';
import { screenPorts } from './flow/screen-ports.ts';

/** All pages of the graduate flow except form steps. */
export const GraduateScreen = bindFlow(graduate, FlowScreen, screenPorts);
