import type { ComponentProps } from 'react';
import { CheckoutScreen } from '../../features/payment/CheckoutScreen.tsx';
import { ReviewPanel } from '../../features/review/ReviewPanel.tsx';

/** Payment, after the answers were checked at the same URL. */
export const CheckoutWithReview = (props: Omit<ComponentProps<typeof CheckoutScreen>, 'Review'>) => (
  <CheckoutScreen {...props} Review={ReviewPanel} />
);
