import { useEffect, useState } from 'react';

/** Whether everything that the first answers show is in its place, or somebody has begun to use the form (`data-settled`). */
export function useSettled(formId: string, isReady: boolean): boolean {
  const [isSettled, setIsSettled] = useState(false);
  if (!isSettled && isReady) setIsSettled(true);
  useEffect(() => {
    document.getElementById(formId)?.addEventListener('focusin', () => setIsSettled(true), { once: true });
  }, [formId]);
  return isSettled;
}
