import { useEffect, useState } from 'react';

/** Whether what the first answers bring has its place, or somebody uses the form (`data-settled`). */
export function useSettled(formId: string, isReady: boolean): boolean {
  const [isSettled, setIsSettled] = useState(false);
  if (!isSettled && isReady) setIsSettled(true);
  useEffect(() => {
    document.getElementById(formId)?.addEventListener('focusin', () => setIsSettled(true), { once: true });
  }, [formId]);
  return isSettled;
}
