import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';

/** In the order of the flow. */
const PAGES = ['', '/faculty', '/education', '/scholarship'].map((step) => `regisbachelor${step}`);
const NOT_SWAPPED = [
  /<script\b[^]*?<\/script>/g,
  /<noscript>[^]*?<\/noscript>/g,
  /<div id="needs-script"[^]*?<\/div>\s*<\/div>/g,
];

/** What a page swaps in of another one: the facts of its head, the attributes of its body, its content and its end. */
function contentOf(html: string): string {
  const [head = ''] = /<head>[^]*?<\/head>/.exec(html) ?? [];
  const facts =
    head.match(/<title>[^]*?<\/title>|<meta (?:name|property)=[^>]*>|<link rel="(?:canonical|alternate)"[^>]*>/g) ?? [];
  const parts = [/<html[^>]*>/, /<body[^>]*>/, /<main[^]*<\/main>/, /<nav class="contact-strip"[^]*?<\/nav>/];
  const [root, body, main = '', end] = parts.map((part) => part.exec(html)?.[0] ?? '');
  const content = NOT_SWAPPED.reduce((text, pattern) => text.replace(pattern, ''), main);
  return `<!doctype html>${root}<head><meta charset="utf-8">${facts.join('')}</head>${body}${content}${end}</body></html>`;
}

/** Writes the content of each step alone. The step before names it, and swaps it in (src/platform/swap/swap-pages.ts). */
export const pageContents = (): AstroIntegration => ({
  name: 'page-contents',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      for (const prefix of ['', 'en/']) {
        let next: { readonly path: string; readonly file: string } | undefined;
        for (const page of PAGES.toReversed()) {
          const file = new URL(`${prefix}${page}/index.html`, dir);
          const built = await readFile(file, 'utf8');
          const html = next
            ? built.replace(`data-next-page="${next.path}"`, (all) => `${all} data-next-content="${next?.file}"`)
            : built;
          const content = contentOf(html);
          const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
          next = { path: `/${prefix}${page}`, file: `/_astro/${page.replaceAll('/', '-')}.${hash}.html` };
          await writeFile(file, html);
          await writeFile(new URL(`.${next.file}`, dir), content);
        }
      }
    },
  },
});
