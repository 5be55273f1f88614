import { useEffect } from 'react';

/**
 * Replaces the text of the heading, which the page renders outside the island, when the page's state has changed. Of a
 * first page's heading, only the part before the university's name is replaced.
 */
export function usePageHeading(text: string): void {
  useEffect(() => {
    const heading = document.getElementById('heading-start') ?? document.getElementById('page-heading');
    if (!heading) return undefined;
    const built = heading.textContent;
    heading.textContent = text;
    return () => {
      heading.textContent = built;
    };
  }, [text]);
}
