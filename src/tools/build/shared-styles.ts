import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { comesAfterAnother } from '../../config/page-settings.ts';
import { routes, type RouteName } from '../../config/routes.ts';

const STYLE = /<style>([^]*?)<\/style>/;
const ROUTE = /<body [^>]*?\bdata-route="([^"]+)"/;

const isRoute = (name: string): name is RouteName => Object.hasOwn(routes, name);

/** The path of the file of some styles. Its name changes with its content, as all names in that folder do. */
export const styleFileOf = (css: string): string =>
  `/_astro/styles.${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`;

/** The styles that a page shall load from a file, if it is one that applicants reach from another page. */
export function sharedStylesOf(html: string): string | undefined {
  const [, route = ''] = ROUTE.exec(html) ?? [];
  return isRoute(route) && comesAfterAnother(route) ? STYLE.exec(html)?.[1] : undefined;
}

/**
 * A page whose styles are shared links to their file. A page that keeps the same styles, perhaps with more of its own,
 * names the file, so that a script can fetch it ahead (`src/platform/hydration/idle-tasks.ts`).
 */
export function withSharedStyles(html: string, shared: ReadonlySet<string>): string {
  if (sharedStylesOf(html) !== undefined)
    return html.replace(STYLE, (_all, css: string) => `<link rel="stylesheet" href="${styleFileOf(css)}">`);
  return html.replace(STYLE, (all, css: string) => {
    const same = [...shared].find((one) => css.includes(one));
    return same === undefined ? all : `<style data-file="${styleFileOf(same)}">${css}</style>`;
  });
}

/**
 * Astro writes all styles into every page. Pages that come after another one get them from a file instead
 * (docs/decisions/0015-loading.md).
 */
export const sharedStyles = (): AstroIntegration => ({
  name: 'shared-styles',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const names = (await readdir(dir, { recursive: true })).filter((name) => name.endsWith('.html'));
      const pages = await Promise.all(
        names.map(async (name) => {
          const file = new URL(name, dir);
          return { file, html: await readFile(file, 'utf8') };
        }),
      );
      const shared = new Set(pages.flatMap(({ html }) => sharedStylesOf(html) ?? []));
      for (const css of shared) await writeFile(new URL(`.${styleFileOf(css)}`, dir), css);
      for (const { file, html } of pages) await writeFile(file, withSharedStyles(html, shared));
    },
  },
});
