import { useEffect } from 'react';

/** The page draws its heading outside of the island; here it says what has become of the page. */
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
