// @ts-check
// `npm run edit`: a page on this computer that edits the policies of this clone (docs/recipes/edit-a-legal-page.md).
import { runMain } from './setup/cli.mjs';
import { ensurePackages } from './setup/ensure-packages.mjs';
import { requireFreePorts } from './setup/require-free-ports.mjs';

await runMain(async () => {
  const port = process.env['EDIT_PORT'] || '4325';
  await requireFreePorts({ EDIT_PORT: port });
  await requireFreePorts({ EDIT_PORT: String(Number(port) + 1) });
  process.env['EDIT_PORT'] = port;
  await ensurePackages();
  const { register } = await import('tsx/esm/api');
  register();
  await import('./edit/serve.ts');
});
