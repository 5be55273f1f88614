import { mkdir, copyFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { packageFile, ROOT } from '../setup/paths.mjs';
import { ADMIN } from './admin-path.ts';
import { adminFiles, forgeBackend } from './decap.ts';
import { forgeOf } from './forge.ts';

const MARK_TEXTS = join(ROOT, 'src/tools/edit/mark-texts.ts');

/**
 * What editors use on a host for staging: `/admin`, and the pencils of `?edit`. Without `PUBLIC_EDIT_REPOSITORY` a build
 * holds nothing of it.
 */
export function editPages(environment: NodeJS.Dict<string>): AstroIntegration[] {
  const repository = environment['PUBLIC_EDIT_REPOSITORY']?.trim();
  if (!repository || !URL.canParse(repository)) return [];
  const forge = forgeOf(repository);
  const login = environment['EDIT_LOGIN']?.trim() ?? '';
  const connect = forge.kind === 'github' ? ['https://api.github.com'] : [forge.origin];
  return [
    {
      name: 'edit-pages',
      hooks: {
        'astro:config:setup': ({ injectScript }) =>
          injectScript(
            'page',
            `if (new URLSearchParams(location.search).has('edit')) import(${JSON.stringify(MARK_TEXTS)});`,
          ),
        'astro:build:done': async ({ dir }) => {
          const root = fileURLToPath(dir);
          for (const [path, text] of Object.entries(adminFiles(forgeBackend(forge, login), connect))) {
            await mkdir(dirname(join(root, path)), { recursive: true });
            await writeFile(join(root, path), text);
          }
          await copyFile(packageFile('decap-cms/dist/decap-cms.js'), join(root, ADMIN, 'decap-cms.js'));
        },
      },
    },
  ];
}
