import { useCallback } from 'react';
import { guardCheckout, type Blocked } from '../checkout-guard.ts';
import type { FlowSession } from '../../application/flow-session.ts';
import { useFlow } from '../../application/ui/flow-context.tsx';
import { useAsync, type Async } from '../../ui/use-async.ts';

/** @param enter must be the same function in every render */
export function useCheckoutGuard<T>(enter: (session: FlowSession) => Promise<T | Blocked>): Async<T | Blocked> {
  const { session } = useFlow();
  return useAsync(useCallback(() => guardCheckout(session, enter), [session, enter]));
}
