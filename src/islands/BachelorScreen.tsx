import { bachelor } from '../flows/bachelor.ts';
import { bindFlow } from './flow/bind-flow.tsx';
import { FlowScreen } from './flow/FlowScreen.tsx';
import { screenPorts } from './flow/screen-ports.ts';

/** All pages of the bachelor flow except form steps. */
export const BachelorScreen = bindFlow(bachelor, FlowScreen, screenPorts);
