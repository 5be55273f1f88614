import { useCallback } from 'react';
import { guardCheckout, type Blocked } from '../checkout-guard.ts';
import { useAsync, type Async } from '../../ui/use-async.ts';
import type { ResultSession } from '../../result/result-environment.ts';
import { useResultSession } from '../../result/ui/use-result-session.ts';

/** @param enter must be the same function in every render */
export function useCheckoutGuard<T>(enter: (session: ResultSession) => Promise<T | Blocked>): Async<T | Blocked> {
  const session = useResultSession();
  return useAsync(useCallback(() => guardCheckout(session, enter), [session, enter]));
}
