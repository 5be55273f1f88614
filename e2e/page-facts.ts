const attribute = (html: string, tag: string, name: string): string | undefined =>
  new RegExp(`<${tag}\\b[^>]*\\s${name}="([^"]*)"`).exec(html)?.[1];

/** What a server's answer says of itself, in the words of `route-table.ts`: before any script has run. */
export function pageFacts(status: number, html: string) {
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

export type PageFacts = ReturnType<typeof pageFacts>;
