import { scholarship } from '../flows/scholarship.ts';
import { bindFlow } from './flow/bind-flow.tsx';
import { FlowScreen } from './flow/FlowScreen.tsx';
import { paymentEnvironment } from './flow/payment-environment.ts';

/** All pages of the scholarship flow except form steps. */
export const ScholarshipScreen = bindFlow(scholarship, FlowScreen, paymentEnvironment);
