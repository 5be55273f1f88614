import { forFlow } from '../engine/for-flow.tsx';
import { CheckoutScreen } from '../engine/CheckoutScreen.tsx';
import { graduate } from '../flows/graduate.ts';

/** Review and payment of the graduate flow. */
export const GraduateCheckout = forFlow(graduate, CheckoutScreen);
