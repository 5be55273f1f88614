import { useEffect } from 'react';

/**
 * Replaces the heading's text, which the page renders outside of the island, when the page's state has changed. On a
 * first page, replaces only the part before the university's name. Without a text, it stays.
 */
export function usePageHeading(text: string | undefined): void {
  useEffect(() => {
    const heading = document.getElementById('heading-start') ?? document.getElementById('page-heading');
    if (!heading || text === undefined) return undefined;
    const built = heading.textContent;
    heading.textContent = text;
    return () => {
      heading.textContent = built;
    };
  }, [text]);
}
