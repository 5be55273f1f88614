// The program itself, as `npm run conformance` starts it: what it prints, and how it ends.
import { expect, test } from 'vitest';
import type { Report } from '../../../src/tools/conformance/report.ts';
import { ROOT } from '../../../src/tools/setup/paths.mjs';
import { runProcess } from '../../../src/tools/setup/run-process.mjs';
import { openDeviatingApi } from './deviating-api.ts';

const start = (parameters: readonly string[]) =>
  runProcess(process.execPath, ['--import', 'tsx', `${ROOT}/src/tools/conformance/conformance.ts`, ...parameters]);

test('nothing that fails ends with 0, and --json is for programs', async () => {
  const api = await openDeviatingApi();
  const { code, output } = await start([api.url, '--write', '--json']);
  await api.close();
  const report = JSON.parse(output) as Report;
  expect([code, report.failures, report.lines.length]).toEqual([0, [], 77]);
});

test('a failure ends with 1, under a table', async () => {
  const change = (): Response => new Response(null, { status: 500 });
  const api = await openDeviatingApi({ deviations: [{ method: 'GET', path: /^general\/school$/, change }] });
  const { code, output } = await start([api.url]);
  await api.close();
  expect(code).toBe(1);
  expect(output).toMatch(/^FAILS +GET general\/school/m);
});

test('a wrong start ends with 1 and a sentence, without a stack', async () => {
  const { code, output } = await start([]);
  expect(code).toBe(1);
  expect(output).toMatch(/^The address of the API is missing\.\n\nnpm run conformance -- ADDRESS/);
  expect(output).not.toContain('    at ');
});
