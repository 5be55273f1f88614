import { useEffect } from 'react';

/** Replaces the text of the heading, which the page renders outside the island, when the page's state has changed. */
export function usePageHeading(text: string): void {
  useEffect(() => {
    const heading = document.getElementById('page-heading');
    if (!heading) return undefined;
    const built = heading.textContent;
    heading.textContent = text;
    return () => {
      heading.textContent = built;
    };
  }, [text]);
}
