import { useEffect, useState } from 'react';
import { afterPointerUp } from './after-pointer-up.ts';

/**
 * Returns `undefined` until the module is loaded, and if it cannot be loaded.
 * @param load must be the same function in every render; omit it if the module is not needed
 */
export function useLazyModule<T>(
  load: (() => Promise<T>) | undefined,
  onFailure?: (error: unknown) => void,
): T | undefined {
  const [part, setPart] = useState<{ readonly it: T }>();
  useEffect(() => {
    load?.().then((it) => afterPointerUp(() => setPart({ it })), onFailure ?? (() => undefined));
  }, [load, onFailure]);
  return part?.it;
}

/** The page then shows a notice that offers to reload. */
export const reportChunkError = (error: unknown): void => {
  document.dispatchEvent(new CustomEvent('chunk:failed', { detail: error }));
};
