import { useEffect, useState } from 'react';
import { plainText, sanitize } from './sanitize.ts';

/** The one place where a text of the API becomes HTML. Shows its plain words until the sanitiser has come, and for good if it cannot. */
export const SafeHtml = ({ html }: { html: string }) => {
  const [clean, setClean] = useState<{ of: string; html: string }>();
  useEffect(() => {
    let newest = true;
    sanitize(html).then(
      (result) => newest && setClean({ of: html, html: result }),
      () => undefined, // The plain words stay.
    );
    return () => void (newest = false);
  }, [html]);

  if (clean?.of !== html) return <div className="prose-api">{plainText(html)}</div>;
  return <div className="prose-api" dangerouslySetInnerHTML={{ __html: clean.html }} />;
};
