import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Hono } from 'hono';

/** The pages use the site's own font, because a system may lack a Thai font. */
const FONT = 'noto-sans-thai-looped';
export const FONT_FAMILY = `'Noto Sans Thai Looped', system-ui, sans-serif`;
const FILES = ['thai', 'latin'].flatMap((subset) =>
  [400, 600].map((weight) => ({ subset, weight, name: `${FONT}-${subset}-${weight}-normal.woff2` })),
);
const RANGES: Readonly<Record<string, string>> = { thai: 'U+0E01-0E5B, U+200C-200D, U+25CC', latin: 'U+0000-20FF' };

/** Returns the rules of a style sheet. `folder` is the path at which {@link fontRoutes} serves the files. */
export const fontFaces = (folder: string): string =>
  FILES.map(
    ({ subset, weight, name }) =>
      `@font-face { font-family: 'Noto Sans Thai Looped'; font-weight: ${weight}; font-display: swap; ` +
      `src: url('${folder}/${name}') format('woff2'); unicode-range: ${RANGES[subset]}; }`,
  ).join('\n');

const { resolve } = createRequire(import.meta.url);

/** Serves the files of the font in `folder`. */
export function fontRoutes(folder: string): Hono {
  const app = new Hono();
  for (const { name } of FILES)
    app.get(`${folder}/${name}`, async (c) =>
      c.body(await readFile(resolve(`@fontsource/${FONT}/files/${name}`)), 200, { 'Content-Type': 'font/woff2' }),
    );
  return app;
}
