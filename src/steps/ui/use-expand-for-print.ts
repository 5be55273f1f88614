import { useEffect } from 'react';
import { whilePrinting } from '../../platform/while-printing.ts';

/** Opens all parts of a form for printing. */
export function useExpandForPrint(): void {
  useEffect(
    () =>
      whilePrinting(() => {
        const closed = [...document.querySelectorAll<HTMLElement>('form [hidden]')];
        const setHidden = (isHidden: boolean): void => {
          for (const element of closed) element.hidden = isHidden;
        };
        setHidden(false);
        return () => setHidden(true);
      }),
    [],
  );
}
