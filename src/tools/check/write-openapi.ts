// `npm run contract`: writes the OpenAPI document of the contract.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApi } from './openapi.ts';
import { log } from '../setup/cli.mjs';
import { ROOT } from '../setup/paths.mjs';

const FILE = 'docs/openapi.json';

writeFileSync(join(ROOT, FILE), `${JSON.stringify(openApi(), null, 2)}\n`);
log(`Written: ${FILE}`);
