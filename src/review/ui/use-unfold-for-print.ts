import { useEffect, useRef, type RefObject } from 'react';
import { whilePrinting } from '../../platform/while-printing.ts';

/** Opens a folded section for printing, because not all browsers do so through the styles. */
export function useUnfoldForPrint(): RefObject<HTMLDetailsElement | null> {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(
    () =>
      whilePrinting(() => {
        const wasFolded = details.current?.open === false;
        if (details.current) details.current.open = true;
        return () => {
          if (wasFolded && details.current) details.current.open = false;
        };
      }),
    [],
  );
  return details;
}
