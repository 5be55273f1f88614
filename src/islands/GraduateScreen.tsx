import { graduate } from '../flows/graduate.ts';
import { bindFlow } from './flow/bind-flow.tsx';
import { FlowScreen } from './flow/FlowScreen.tsx';
import { paymentEnvironment } from './flow/payment-environment.ts';

/** All pages of the graduate flow except form steps. */
export const GraduateScreen = bindFlow(graduate, FlowScreen, paymentEnvironment);
