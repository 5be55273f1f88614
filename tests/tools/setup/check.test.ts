import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../../src/tools/setup/paths.mjs';

test('a mistyped check is an error that lists the checks', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(ROOT, 'src/tools/check.mjs'), 'lint', 'tpyes'], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('There is no check "tpyes". Checks: pages, lint, apis, format');
});
