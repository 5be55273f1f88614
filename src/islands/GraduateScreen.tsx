import { graduate } from '../flows/graduate.ts';
import { bindFlow } from './flow/bind-flow.tsx';
import { FlowScreen } from './flow/FlowScreen.tsx';
import { paymentEnvironment } from './flow/payment-environment.ts';

/** Every page of the graduate flow that is not a form step. */
export const GraduateScreen = bindFlow(graduate, FlowScreen, paymentEnvironment);
