import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';

const NOT_SWAPPED = [
  /<script\b[^]*?<\/script>/g,
  /<noscript>[^]*?<\/noscript>/g,
  /<div id="needs-script"[^]*?<\/div>\s*<\/div>/g,
];

/** What a page swaps in of another one: its title, its code to preload, the attributes of its body, its content. */
function contentOf(html: string): string {
  const [root, title, body, content = ''] = [
    /<html[^>]*>/,
    /<title>[^]*?<\/title>/,
    /<body[^>]*>/,
    /<main\b[^]*<\/body>/,
  ].map((pattern) => pattern.exec(html)?.[0] ?? '');
  const island = /<astro-island[^>]*? component-url="([^"]*)"/.exec(html)?.[1] ?? '';
  const preloads = [
    `<link rel="modulepreload" href="${island}">`,
    ...(html.match(/<link rel="modulepreload"[^>]*>/g) ?? []),
  ];
  const swapped = NOT_SWAPPED.reduce((text, pattern) => text.replace(pattern, ''), content);
  return `<!doctype html>${root}<head><meta charset="utf-8">${title}${preloads.join('')}</head>${body}${swapped}</html>`;
}

/** The content security policy of a page, without the styles, which only the first page has inline. */
const policyOf = (html: string): string =>
  /<meta http-equiv="content-security-policy"[^>]*>/i.exec(html)?.[0].replace(/style-src [^;]*/, '') ?? '';

/**
 * Writes the content of each page that has the policy of the page before it into a file named by its hash. That page
 * names it, and swaps it in (src/platform/swap/swap-pages.ts).
 */
export const pageContents = (): AstroIntegration => ({
  name: 'page-contents',
  hooks: {
    'astro:build:done': async ({ dir, pages }) => {
      const placeOf = (path: string): URL => new URL(`${path.replace(/^\/|\/$/g, '')}/index.html`, dir);
      /** By path. A page names the content of the next one, so the last one of a flow is finished first. */
      const finished = new Map<string, Promise<string>>();
      const finish = (path: string): Promise<string> => {
        const known = finished.get(path) ?? nameNextContent(path);
        finished.set(path, known);
        return known;
      };
      async function nameNextContent(path: string): Promise<string> {
        const html = await readFile(placeOf(path), 'utf8');
        const [attribute, next] = /data-next-page="([^"]*)"/.exec(html) ?? [];
        if (attribute === undefined || next === undefined) return html;
        const following = await finish(next);
        if (policyOf(following) !== policyOf(html)) return html;
        const content = contentOf(following);
        const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
        const file = `/_astro/${next.slice(1).replaceAll('/', '-')}.${hash}.html`;
        const named = html.replace(attribute, `${attribute} data-next-content="${file}"`);
        await writeFile(new URL(`.${file}`, dir), content);
        await writeFile(placeOf(path), named);
        return named;
      }
      const paths = pages.map(({ pathname }) => `/${pathname.replace(/\/$/, '')}`);
      for (const path of paths.filter((one) => /^\/(?:en\/)?regis/.test(one))) await finish(path);
    },
  },
});
