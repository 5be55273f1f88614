import { useEffect, useState } from 'react';

/**
 * Returns whether the form's layout is final: everything is loaded, or the applicant has begun to use it
 * (`data-settled`).
 */
export function useSettled(formId: string, isReady: boolean): boolean {
  const [isSettled, setIsSettled] = useState(false);
  if (!isSettled && isReady) setIsSettled(true);
  useEffect(() => {
    document.getElementById(formId)?.addEventListener('focusin', () => setIsSettled(true), { once: true });
  }, [formId]);
  return isSettled;
}
