import { useEffect, useState } from 'react';
import { afterPointerUp } from './after-pointer-up.ts';

/**
 * `undefined` until the module is loaded, or when it cannot be loaded.
 * @param load must be the same function at every render; absent when the module is not needed
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

/** The notice of the built page then offers a reload. */
export const reportChunkError = (error: unknown): void => {
  document.dispatchEvent(new CustomEvent('chunk:failed', { detail: error }));
};
