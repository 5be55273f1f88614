import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { build, replaceFolder } from '../../../src/tools/setup/build.mjs';
import { localEnvironment } from '../../../src/tools/setup/environment.mjs';
import { CACHE, ROOT } from '../../../src/tools/setup/paths.mjs';

let folder: string;
beforeEach(() => {
  mkdirSync(CACHE, { recursive: true });
  folder = mkdtempSync(join(CACHE, 'kept-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (place: string, name: string, text: string): void => {
  mkdirSync(join(folder, place), { recursive: true });
  writeFileSync(join(folder, place, name), text);
};
/** Other checks keep files in the same folder, and may write them while a test runs. */
const unfinishedBuilds = (): string[] => readdirSync(CACHE).filter((name) => name.startsWith('build-'));
const readBack = (path: string): string => readFileSync(join(folder, path), 'utf8');

test('a build that fails leaves the last good one, and names what is wrong', async () => {
  write('site', 'index.html', 'the last good page');
  write('deploy', 'nginx.conf', 'its configuration');
  const before = unfinishedBuilds();
  const environment = { ...localEnvironment(), PUBLIC_CARD_SCRIPT_HOST: 'no address' };

  await expect(build(environment, join(folder, 'site').replace(ROOT, ''))).rejects.toThrow(/PUBLIC_CARD_SCRIPT_HOST/);
  expect(readBack('site/index.html')).toBe('the last good page');
  expect(readBack('deploy/nginx.conf')).toBe('its configuration');
  expect(unfinishedBuilds()).toEqual(before);
}, 300_000);

test('a finished folder takes the place of the last one, of which nothing is left', () => {
  write('site', 'old.html', 'old');
  write('new', 'index.html', 'new');
  replaceFolder(join(folder, 'new'), join(folder, 'site'));
  expect(readdirSync(folder)).toEqual(['site']);
  expect(readdirSync(join(folder, 'site'))).toEqual(['index.html']);
});

test('a folder that cannot be put in its place leaves the last one there', () => {
  write('site', 'old.html', 'old');
  expect(() => replaceFolder(join(folder, 'never-made'), join(folder, 'site'))).toThrow();
  expect(readBack('site/old.html')).toBe('old');
});

test('a build sends no telemetry, whatever the environment says', async () => {
  const program = encodeURIComponent(
    'console.log("disabled: " + process.env.ASTRO_TELEMETRY_DISABLED); process.exit(1)',
  );
  const NODE_OPTIONS = `--import=data:text/javascript,${program}`;
  const environment = { ...process.env, ASTRO_TELEMETRY_DISABLED: '', NODE_OPTIONS };
  await expect(build(environment, join(folder, 'site').replace(ROOT, ''))).rejects.toThrow('disabled: 1');
});
