import { useEffect, useRef, type RefObject } from 'react';

/** Opens a folded section for printing, because not all browsers do so through the styles. */
export function useUnfoldForPrint(): RefObject<HTMLDetailsElement | null> {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    let isFolded = false;
    const unfold = (): void => {
      isFolded = details.current?.open === false;
      if (details.current) details.current.open = true;
    };
    const fold = (): void => {
      if (isFolded && details.current) details.current.open = false;
    };
    window.addEventListener('beforeprint', unfold);
    window.addEventListener('afterprint', fold);
    return () => {
      window.removeEventListener('beforeprint', unfold);
      window.removeEventListener('afterprint', fold);
    };
  }, []);
  return details;
}
