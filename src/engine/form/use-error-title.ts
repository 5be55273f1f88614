import { useEffect } from 'react';

/** Says in the browser tab that the page has errors: the first thing a screen reader reads of a page. */
export function useErrorTitle(isFaulty: boolean, prefix: string): void {
  useEffect(() => {
    if (!isFaulty) return undefined;
    const { title } = document;
    document.title = `${prefix} ${title}`;
    return () => {
      document.title = title;
    };
  }, [isFaulty, prefix]);
}
