import { useEffect } from 'react';

/** Prefixes the document's title with the page's state, because screen readers announce the title first. */
export function useTitlePrefix(prefix: string): void {
  useEffect(() => {
    document.title = prefix + document.title;
    return () => {
      document.title = document.title.replace(prefix, '');
    };
  }, [prefix]);
}
