import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../../src/tools/setup/paths.mjs';
import { requireKnownSpecs } from '../../../src/tools/setup/spec-names.mjs';

test.each([
  [['routes']],
  [['bachelor', '--project', 'phone']],
  [['e2e/journeys/consent.spec.ts:12']],
  [['-g', 'anything at all', '--trace=on']],
  [[]],
])('%j names specs that exist', (words) => {
  expect(() => requireKnownSpecs(words)).not.toThrow();
});

test('a mistyped spec is an error that lists the specs', () => {
  expect(() => requireKnownSpecs(['--project', 'phone', 'rootes'])).toThrow(
    /no spec "rootes".*\bconsent\b.*\broutes\b/,
  );
});

test('a mistyped check is an error that lists the checks', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(ROOT, 'src/tools/check.mjs'), 'lint', 'tpyes'], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('There is no check "tpyes". Checks: tests, architecture, pages, lint');
});
