import { useEffect } from 'react';

/** Screen readers announce the title first, so it says what has become of the page. */
export function useTitlePrefix(prefix: string): void {
  useEffect(() => {
    document.title = prefix + document.title;
    return () => {
      document.title = document.title.replace(prefix, '');
    };
  }, [prefix]);
}
