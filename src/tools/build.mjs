// @ts-check
// `npm run build`: the site for production, from the environment or `.env`; what follows `--` goes to `astro build`.
import { build } from './setup/build.mjs';
import { runMain } from './setup/cli.mjs';
import { DIST } from './setup/paths.mjs';

await runMain(async () => {
  await build(process.env, DIST, { print: true, parameters: process.argv.slice(2) });
});
