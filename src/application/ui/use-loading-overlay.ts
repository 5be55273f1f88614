import { useEffect } from 'react';
import { LOADING_OVERLAY_MS } from '../../config/constants.ts';
import { useElapsed } from '../../ui/use-elapsed.ts';
import { useFlow } from './flow-context.tsx';

/** Covers the page after it has waited for more than a moment. */
export function useLoadingOverlay(isWaiting: boolean): void {
  const { setLoading } = useFlow().session.environment.location;
  const isLong = useElapsed(LOADING_OVERLAY_MS, isWaiting) && isWaiting;
  useEffect(() => {
    if (!isLong) return undefined;
    setLoading(true);
    return () => setLoading(false);
  }, [isLong, setLoading]);
}
