const attribute = (html: string, tag: string, name: string): string | undefined =>
  new RegExp(`<${tag}\\b[^>]*\\s${name}="([^"]*)"`).exec(html)?.[1];

/** Returns the facts of a page in the terms of `route-table.ts`, read before any script runs. */
export function pageSettings(status: number, html: string) {
  const body = (name: string) => attribute(html, 'body', name);
  return {
    status,
    locale: attribute(html, 'html', 'lang'),
    route: body('data-route'),
    theme: body('data-theme'),
    footer: body('data-footer'),
    hasFooter: html.includes('<footer'),
  };
}

export type PageSettings = ReturnType<typeof pageSettings>;
