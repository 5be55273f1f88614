import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { readBuiltSite } from './built-site.ts';
import { headersFile, redirectsFile } from './cdn-files.ts';
import { hostNames } from './host-names.ts';
import { nginxConfiguration } from './nginx.ts';

/** Where docs/recipes/deploy.md puts the build. */
const SERVED_FROM = '/srv/admissions/dist';
const LOGS = '/var/log/nginx';

const TEXT = /\.(?:html|m?js|css|json|webmanifest|svg|xml|txt)$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes `.br` and `.gz` beside a text, at the highest level: it is done once, and read all day. */
async function compressBeside(path: string): Promise<void> {
  const body = await readFile(path);
  const hints = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  await writeFile(`${path}.br`, await brotli(body, { params: hints }));
  await writeFile(`${path}.gz`, await zip(body, { level: 9 }));
}

/** After a build: what hosts need to serve it, in the build for CDN hosts and beside it, in `deploy/`, for nginx. */
export const deployFiles = (environment: NodeJS.Dict<string>): AstroIntegration => ({
  name: 'deploy-files',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const root = fileURLToPath(dir);
      const site = readBuiltSite(root);
      const api = environment['API_URL'] || undefined;
      const place = { hosts: hostNames(environment), root: SERVED_FROM, logs: LOGS, brotli: false };
      const configuration = nginxConfiguration(site, { ...place, forwards: api ? { '/api/': api } : {} });
      await mkdir(new URL('../deploy/', dir), { recursive: true });
      await writeFile(new URL('../deploy/nginx.conf', dir), configuration);
      await writeFile(join(root, '_redirects'), redirectsFile(site, api));
      await writeFile(join(root, '_headers'), headersFile(site));
      const files = await readdir(root, { recursive: true, withFileTypes: true });
      const texts = files.filter((entry) => entry.isFile() && TEXT.test(entry.name));
      await Promise.all(texts.map(({ parentPath, name }) => compressBeside(join(parentPath, name))));
    },
  },
});
