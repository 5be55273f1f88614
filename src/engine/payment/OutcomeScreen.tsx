import { CompleteScreen } from './CompleteScreen.tsx';
import { FailedScreen } from './FailedScreen.tsx';
import type { OutcomeProps } from './Outcome.tsx';

interface OutcomeScreenProps extends OutcomeProps {
  readonly outcome: 'complete' | 'failed';
}

/** How an application ended: `confirmation/complete` or `confirmation/failed`. */
export const OutcomeScreen = ({ outcome, ...props }: OutcomeScreenProps) =>
  outcome === 'complete' ? <CompleteScreen {...props} /> : <FailedScreen {...props} />;
