import { useEffect } from 'react';

/** Screen readers announce the title first, so it says that the page has errors. */
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
