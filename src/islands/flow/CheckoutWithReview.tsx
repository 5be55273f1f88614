import type { ComponentProps } from 'react';
import { CheckoutScreen } from '../../payment/ui/CheckoutScreen.tsx';
import { ReviewPanel } from '../../review/ui/ReviewPanel.tsx';
import { browserPaymentPorts } from './browser-payment-ports.ts';

/** Payment, after the answers were checked at the same URL. */
export const CheckoutWithReview = (props: Omit<ComponentProps<typeof CheckoutScreen>, 'Review' | 'ports'>) => (
  <CheckoutScreen {...props} Review={ReviewPanel} ports={browserPaymentPorts} />
);
