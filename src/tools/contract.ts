// `npm run contract`: writes the OpenAPI document of the contract.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApi } from './contract/openapi.ts';
import { say } from './setup/ready.mjs';
import { ROOT } from './setup/run.mjs';

const FILE = 'docs/openapi.json';

writeFileSync(join(ROOT, FILE), `${JSON.stringify(openApi(), null, 2)}\n`);
say(`Written: ${FILE}`);
