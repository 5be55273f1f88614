import { useEffect } from 'react';

/** Screen readers announce the title first, so it says what has become of the page. */
export function useTitlePrefix(prefix: string): void {
  useEffect(() => {
    if (prefix === '') return undefined;
    const start = `${prefix} `;
    document.title = start + document.title;
    return () => {
      document.title = document.title.replace(start, '');
    };
  }, [prefix]);
}
