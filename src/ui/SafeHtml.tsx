import { useEffect, useRef } from 'react';
import { plainText, sanitize } from './sanitize.ts';

/**
 * The one place where a text of the API becomes markup. Shows its plain words until the sanitiser has come, and for good if it cannot.
 * It puts in nodes, never text to be parsed: pages that ask for Trusted Types refuse that.
 */
export const SafeHtml = ({ html }: { html: string }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let newest = true;
    sanitize(html).then(
      (clean) => {
        if (newest) box.current?.replaceChildren(clean);
      },
      () => undefined, // The plain words stay.
    );
    return () => void (newest = false);
  }, [html]);

  // Another text is another element: React must not look for the words it wrote itself.
  return (
    <div key={html} ref={box} className="prose-api">
      {plainText(html)}
    </div>
  );
};
