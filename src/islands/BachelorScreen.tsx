import { bachelor } from '../flows/bachelor.ts';
import { bindFlow } from './flow/bind-flow.tsx';
import { FlowScreen } from './flow/FlowScreen.tsx';
import { paymentEnvironment } from './flow/payment-environment.ts';

/** Every page of the bachelor flow that is not a form step. */
export const BachelorScreen = bindFlow(bachelor, FlowScreen, paymentEnvironment);
