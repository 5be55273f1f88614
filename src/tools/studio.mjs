// @ts-check
// `npm run studio`: a page on this computer that edits messages and policies (docs/recipes/edit-words.md).
import { runMain } from './setup/cli.mjs';
import { ensurePackages } from './setup/ensure-packages.mjs';
import { requireFreePorts } from './setup/require-free-ports.mjs';

await runMain(async () => {
  const port = process.env['STUDIO_PORT'] || '4325';
  await requireFreePorts({ STUDIO_PORT: port });
  process.env['STUDIO_PORT'] = port;
  await ensurePackages();
  const { register } = await import('tsx/esm/api');
  register();
  await import('./studio/serve.ts');
});
