import { useEffect } from 'react';

/** Opens all parts of a form for printing. */
export function useExpandForPrint(): void {
  useEffect(() => {
    let opened: readonly HTMLElement[] = [];
    const setHidden = (isHidden: boolean): void => {
      for (const element of opened) element.hidden = isHidden;
    };
    const open = (): void => {
      opened = [...document.querySelectorAll<HTMLElement>('form [hidden]')];
      setHidden(false);
    };
    const close = (): void => setHidden(true);
    window.addEventListener('beforeprint', open);
    window.addEventListener('afterprint', close);
    return () => {
      window.removeEventListener('beforeprint', open);
      window.removeEventListener('afterprint', close);
    };
  }, []);
}
