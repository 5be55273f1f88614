import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { ROOT } from '../../setup/paths.mjs';

/** Where the fonts of `src/styles/fonts.css` are. */
const FONT_FOLDERS = [
  'node_modules/@fontsource/noto-sans-thai-looped/files',
  'node_modules/@fontsource/anuphan/files',
  'src/brand/fonts',
].map((folder) => join(ROOT, folder));

/** A module that imports `../../../lib/…` requests `/lib/…`, because a URL cannot go above its root. */
const SCRIPT_FOLDERS: Readonly<Record<string, string>> = { scripts: 'src/tools/studio/scripts', lib: 'src/lib' };

async function scriptOf(folder: string, name: string): Promise<string> {
  const { transformWithEsbuild } = await import('vite');
  const file = join(ROOT, SCRIPT_FOLDERS[folder] ?? '', name);
  const { code } = await transformWithEsbuild(await readFile(file, 'utf8'), file, {
    target: 'es2022',
    sourcemap: false,
  });
  return code;
}

/** Styles, scripts and fonts of the studio's own pages. */
export function fileRoutes(): Hono {
  let styles: Promise<string> | undefined;
  const app = new Hono();
  app.get('/studio.css', async (c) => {
    // Tailwind takes seconds to load, and only this page needs it.
    styles ??= import('../style/compile-styles.ts').then(({ compileStyles }) => compileStyles());
    return c.body(await styles, 200, { 'Content-Type': 'text/css; charset=utf-8' });
  });
  app.get('/:folder{scripts|lib}/:name{[a-z-]+\\.ts}', async (c) => {
    const code = await scriptOf(c.req.param('folder'), c.req.param('name')).catch(() => undefined);
    return code === undefined ? c.notFound() : c.body(code, 200, { 'Content-Type': 'text/javascript; charset=utf-8' });
  });
  app.get('/fonts/:name{[\\w-]+\\.woff2}', async (c) => {
    const name = c.req.param('name');
    const font = await Promise.any(FONT_FOLDERS.map((folder) => readFile(join(folder, name)))).catch(() => undefined);
    return font ? c.body(new Uint8Array(font), 200, { 'Content-Type': 'font/woff2' }) : c.notFound();
  });
  app.get('/logo.svg', async (c) =>
    c.body(await readFile(join(ROOT, 'public/logo.svg'), 'utf8'), 200, { 'Content-Type': 'image/svg+xml' }),
  );
  return app;
}
