// `npm run docs`: writes docs/commands.md and docs/configuration.md from what they describe.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { log } from '../setup/cli.mjs';
import { ROOT } from '../setup/paths.mjs';
import { generatedDocuments } from './generated-documents.ts';

for (const [path, text] of Object.entries(generatedDocuments)) {
  const file = join(ROOT, path);
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
  log(`${path} written.`);
}
