import { forFlow } from '../engine/for-flow.tsx';
import { CheckoutScreen } from '../engine/CheckoutScreen.tsx';
import { bachelor } from '../flows/bachelor.ts';

/** Review and payment of the bachelor flow. */
export const BachelorCheckout = forFlow(bachelor, CheckoutScreen);
