import { scholarship } from '../flows/scholarship.ts';
import { bindFlow } from './flow/bind-flow.tsx';
import { FlowScreen } from './flow/FlowScreen.tsx';
import { screenPorts } from './flow/screen-ports.ts';

/** All pages of the scholarship flow except form steps. */
export const ScholarshipScreen = bindFlow(scholarship, FlowScreen, screenPorts);
