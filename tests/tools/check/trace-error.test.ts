// The program itself, as `npm run trace-error` starts it.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ROOT } from '../../../src/tools/setup/paths.mjs';

const folder = mkdtempSync(join(tmpdir(), 'maps-'));
afterAll(() => rmSync(folder, { recursive: true }));

const MAP = { version: 3, sources: ['../../src/pay.ts'], names: [], mappings: 'AAAA' };
writeFileSync(join(folder, 'pay.A1.js.map'), JSON.stringify(MAP));

const trace = (maps: string, script: string) => {
  const stack = `Error: planted\n    at https://apply.example/_astro/${script}:1:1\n`;
  const program = join(ROOT, 'src/tools/check/trace-error.ts');
  const options = { cwd: ROOT, input: stack, encoding: 'utf8' } as const;
  return spawnSync(process.execPath, ['--import', 'tsx', program, maps], options);
};

test('a stack of this release is traced, and the program ends with 0', () => {
  const { status, stdout, stderr } = trace(folder, 'pay.A1.js');
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain('at src/pay.ts:1:1');
});

test.each([
  ['a folder that is missing', '/nope', 'pay.A1.js', /^There is no folder \/nope\./],
  ['the maps of another release', folder, 'pay.B2.js', /no source map of pay\.B2\.js, so these lines are unchanged/],
])('%s is named in a sentence, and the program ends with 1', (_what, maps, script, sentence) => {
  const { status, stderr } = trace(maps, script);
  expect(status).toBe(1);
  expect(stderr).toMatch(sentence);
  expect(stderr).not.toMatch(/^ {4}at /m);
});
