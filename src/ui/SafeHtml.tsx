import { useEffect, useRef } from 'react';
import css from '../styles/prose.css?inline';
import { adoptStyles } from './adopt-styles.ts';
import { plainText, sanitize } from './sanitize.ts';

adoptStyles(css);

/**
 * The only component that renders HTML from the API. It inserts sanitised nodes, because Trusted Types forbid markup
 * strings.
 */
export const SafeHtml = ({ html }: { html: string }) => {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isCurrent = true;
    sanitize(html).then(
      (clean) => {
        if (!isCurrent || !container.current) return;
        container.current.textContent = '';
        container.current.append(clean);
      },
      () => undefined,
    );
    return () => void (isCurrent = false);
  }, [html]);

  // React would otherwise look for the text node that was replaced.
  return (
    <div key={html} ref={container} className="prose-api">
      {plainText(html)}
    </div>
  );
};
