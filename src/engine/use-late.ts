import { useEffect, useState } from 'react';

/**
 * A part of the page that is fetched once it has woken: `undefined` until it is here, or when it cannot come.
 * @param load the same function at every render; absent when the part is not wanted
 */
export function useLate<T>(load: (() => Promise<T>) | undefined, onFailure?: (error: unknown) => void): T | undefined {
  const [part, setPart] = useState<{ readonly it: T }>();
  useEffect(() => {
    load?.().then(
      (it) => {
        setPart({ it });
      },
      onFailure ?? (() => undefined),
    );
  }, [load, onFailure]);
  return part?.it;
}

/** For a part the page cannot do without: told in the notice that was built into the page (`wake/lost-code.ts`). */
export const tellMissingPart = (error: unknown): void => {
  document.dispatchEvent(new CustomEvent('island:failed', { detail: error }));
};
