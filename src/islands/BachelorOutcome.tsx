import type { OutcomeProps } from '../engine/payment/Outcome.tsx';
import { CompleteScreen } from '../engine/payment/CompleteScreen.tsx';
import { FailedScreen } from '../engine/payment/FailedScreen.tsx';
import { bachelor } from '../flows/bachelor.ts';

interface BachelorOutcomeProps extends Omit<OutcomeProps, 'flow'> {
  readonly outcome: 'complete' | 'failed';
}

/** How a bachelor application ended. */
export const BachelorOutcome = ({ outcome, ...props }: BachelorOutcomeProps) =>
  outcome === 'complete' ? <CompleteScreen flow={bachelor} {...props} /> : <FailedScreen flow={bachelor} {...props} />;
