import type { ComponentProps } from 'react';
import { CheckoutScreen } from '../engine/CheckoutScreen.tsx';
import { bachelor } from '../flows/bachelor.ts';

/** Review and payment of the bachelor flow. */
export const BachelorCheckout = (props: Omit<ComponentProps<typeof CheckoutScreen>, 'flow'>) => (
  <CheckoutScreen flow={bachelor} {...props} />
);
