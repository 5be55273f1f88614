import { useEffect, useRef } from 'react';
import { plainText, sanitize } from './sanitize.ts';

/** The only place for HTML of the API. It inserts nodes, because Trusted Types forbid markup. */
export const SafeHtml = ({ html }: { html: string }) => {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isCurrent = true;
    sanitize(html).then(
      (clean) => {
        if (isCurrent) container.current?.replaceChildren(clean);
      },
      () => undefined,
    );
    return () => void (isCurrent = false);
  }, [html]);

  // React would look for the replaced text node.
  return (
    <div key={html} ref={container} className="prose-api">
      {plainText(html)}
    </div>
  );
};
