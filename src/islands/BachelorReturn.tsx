import type { ComponentProps } from 'react';
import { ReturnScreen } from '../engine/payment/ReturnScreen.tsx';
import { bachelor } from '../flows/bachelor.ts';

/** Where a bachelor applicant waits for the outcome of a payment. */
export const BachelorReturn = (props: Omit<ComponentProps<typeof ReturnScreen>, 'flow'>) => (
  <ReturnScreen flow={bachelor} {...props} />
);
