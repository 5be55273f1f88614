import { scholarship } from '../flows/scholarship.ts';
import { bindFlow } from './flow/bind-flow.tsx';
import { FlowScreen } from './flow/FlowScreen.tsx';
import { paymentEnvironment } from './flow/payment-environment.ts';

/** Every page of the scholarship flow that is not a form step. */
export const ScholarshipScreen = bindFlow(scholarship, FlowScreen, paymentEnvironment);
