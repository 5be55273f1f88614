import { CheckoutScreen } from '../engine/CheckoutScreen.tsx';
import { forFlow } from '../engine/for-flow.tsx';
import { scholarship } from '../flows/scholarship.ts';

/** Payment of the scholarship flow. */
export const ScholarshipCheckout = forFlow(scholarship, CheckoutScreen);
