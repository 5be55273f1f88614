import { useEffect, useState } from 'react';

/**
 * Returns false in the first render and true afterwards. Screen readers announce only what is added to a live region that
 * is already there, so its text is rendered later.
 */
export function useAfterFirstRender(): boolean {
  const [isAfter, setAfter] = useState(false);
  useEffect(() => setAfter(true), []);
  return isAfter;
}
