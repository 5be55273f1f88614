import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { buildOrigin } from './build-origin.ts';
import { readBuiltSite, type BuiltSite } from './built-site.ts';
import { headersFile, redirectsFile } from './cdn-files.ts';
import { fileList, LIST } from './file-list.ts';
import { hostNames } from './host-names.ts';
import { nginxConfiguration } from './nginx.ts';
import { precompress } from './precompress.ts';
import { openApi } from '../openapi/openapi.ts';
import { ROOT } from '../setup/paths.mjs';

/** docs/recipes/deploy.md puts the build here. */
const LASTING = '/srv/admissions';
const SERVED_FROM = `${LASTING}/dist`;
const LOGS = '/var/log/nginx';
/**
 * Copied next to the build, because the server may not have Node: what puts a release live, what says when it hurts, and
 * how long nginx keeps its logs.
 */
const COPIED = ['release.sh', 'alarms.sh', 'logrotate.conf'];

/** What was built, for whom. A build for visitors without the word “demonstration” holds no samples, or it had stopped. */
function summary(environment: NodeJS.Dict<string>, { documents }: BuiltSite): string {
  const { PUBLIC_SITE_URL: host = '', API_URL: api, PUBLIC_API_ORIGIN: origin } = environment;
  const kind = environment['PUBLIC_SAMPLE'] === 'true' ? ', a demonstration with the sample’s texts and pictures' : '';
  return `${documents.length} documents for ${host}${kind}; calls go to ${origin || api || 'nowhere'}.`;
}

export const deployFiles = (environment: NodeJS.Dict<string>): AstroIntegration => ({
  name: 'deploy-files',
  hooks: {
    // A host that cannot be served stops the build before it has begun.
    'astro:build:start': () => void hostNames(environment),
    'astro:build:done': async ({ dir, logger }) => {
      const root = fileURLToPath(dir);
      const site = readBuiltSite(root);
      const api = environment['API_URL']?.trim() || undefined;
      const folders = { root: SERVED_FROM, lasting: LASTING, logs: LOGS };
      const target = { hosts: hostNames(environment), ...folders, brotli: false, limited: true };
      const configuration = nginxConfiguration(site, { ...target, forwards: api ? { '/api/': api } : {} });
      await mkdir(new URL('../deploy/', dir), { recursive: true });
      await writeFile(new URL('../deploy/nginx.conf', dir), configuration);
      await writeFile(new URL('../deploy/origin.txt', dir), `${buildOrigin(ROOT, new Date())}\n`);
      await writeFile(new URL('../deploy/openapi.json', dir), `${JSON.stringify(openApi(), null, 2)}\n`);
      for (const name of COPIED)
        await copyFile(join(ROOT, 'src/tools/deploy', name), new URL(`../deploy/${name}`, dir));
      await writeFile(join(root, '_redirects'), redirectsFile(site, api));
      await writeFile(join(root, '_headers'), headersFile(site));
      await precompress(root);
      // Last, because it lists what was written.
      await writeFile(
        new URL(`../${LIST}`, dir),
        await fileList({ dist: root, deploy: fileURLToPath(new URL('../deploy', dir)) }),
      );
      logger.info(summary(environment, site));
    },
  },
});
