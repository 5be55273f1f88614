import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import tailwind from 'tailwindcss';
import { preprocessCSS, resolveConfig } from 'vite';
import siteStyle from '../../../../tailwind.config.mjs';
import { ROOT } from '../../setup/paths.mjs';

const SOURCE = 'src/tools/studio/style/studio.css';
const CLASSES = ['./src/tools/studio/**/*.ts', './src/layouts/LegalPage.astro'].map((path) => join(ROOT, path));
/** `routes/file-routes.ts` finds them by their names. */
const FONTS = /url\(['"]?[^'"()]*?([\w-]+\.woff2)['"]?\)/g;

/** The site's own styles with those of the studio. */
export async function compileStyles(): Promise<string> {
  const plugins = [tailwind({ ...siteStyle, content: CLASSES })];
  const config = await resolveConfig(
    { configFile: false, root: ROOT, logLevel: 'error', css: { postcss: { plugins } } },
    'build',
  );
  const file = join(ROOT, SOURCE);
  const { code } = await preprocessCSS(await readFile(file, 'utf8'), file, config);
  return code.replace(FONTS, "url('/fonts/$1')");
}
