import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildOrigin } from '../../../src/tools/deploy/build-origin.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'origin-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const BUILT_AT = new Date('2026-11-23T15:40:12.345Z');
const git = (...parameters: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...parameters], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();

test('a build is known by its time and its commit', () => {
  git('init', '-q');
  git('commit', '-q', '--allow-empty', '-m', 'first');
  const origin = `built 2026-11-23T15:40:12Z from ${git('rev-parse', 'HEAD').slice(0, 12)}`;
  expect(buildOrigin(folder, BUILT_AT)).toBe(origin);
  writeFileSync(join(folder, 'new.ts'), '');
  expect(buildOrigin(folder, BUILT_AT)).toBe(`${origin} with changes`);
});

test('a copy without a commit says so, also below another repository', () => {
  const unknown = 'built 2026-11-23T15:40:12Z from an unknown commit';
  expect(buildOrigin(folder, BUILT_AT)).toBe(unknown);
  expect(buildOrigin(join(process.cwd(), 'src'), BUILT_AT)).toBe(unknown);
  git('init', '-q');
  expect(buildOrigin(folder, BUILT_AT)).toBe(unknown);
});
