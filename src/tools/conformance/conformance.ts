// `npm run conformance -- https://api.example`: checks an API against the contract
// (docs/recipes/connect-a-back-end.md).
import { log, runMain } from '../setup/cli.mjs';
import { optionsFrom, USAGE } from './options.ts';
import { textOf } from './report.ts';
import { runConformance } from './run.ts';

await runMain(async () => {
  const parameters = process.argv.slice(2);
  if (parameters.includes('--help')) {
    log(USAGE);
    return;
  }
  const options = optionsFrom(parameters);
  const report = await runConformance(options);
  log(options.json ? JSON.stringify(report, null, 2) : textOf(report));
  if (report.failures.length > 0) process.exitCode = 1;
});
