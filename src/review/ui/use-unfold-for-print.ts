import { useEffect, useRef, type RefObject } from 'react';
import { whilePrinting } from '../../platform/while-printing.ts';

/** Opens a folded section for printing, because not all browsers do so through the styles. */
export function useUnfoldForPrint(): RefObject<HTMLDetailsElement | null> {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(
    () =>
      whilePrinting(() => {
        const section = details.current;
        const wasFolded = section?.open === false;
        if (section) section.open = true;
        return () => {
          if (wasFolded) section.open = false;
        };
      }),
    [],
  );
  return details;
}
