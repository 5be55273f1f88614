// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatSeconds, log, showProgress } from './cli.mjs';
import { ROOT } from './paths.mjs';
import { runStep } from './run-process.mjs';

/** @typedef {{ packages?: Record<string, { version?: string, optional?: boolean }> }} Lock */

/** Optional packages are not compared, because they depend on the system. @param {Lock} wanted @param {Lock} installed */
export const packagesDiffer = (wanted, installed) =>
  Object.entries(wanted.packages ?? {}).some(
    ([path, { version, optional }]) => path !== '' && !optional && installed.packages?.[path]?.version !== version,
  );

/** @param {string} path @returns {Lock} */
const readLock = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {});

/** @param {Lock} wanted */
function unpacked({ packages = {} }) {
  const required = Object.entries(packages).filter(([path, { optional }]) => path !== '' && !optional);
  const there = required.filter(([path]) => existsSync(join(ROOT, path, 'package.json')));
  return `${there.length} of ${required.length} packages are there`;
}

/** Development tools are installed too, because they build the site. */
export async function ensurePackages() {
  const installed = readLock(join(ROOT, 'node_modules/.package-lock.json'));
  const wanted = readLock(join(ROOT, 'package-lock.json'));
  if (!packagesDiffer(wanted, installed)) return;
  log('Installing packages (a minute or two the first time) …');
  const started = performance.now();
  // `npm ci` would read the same lock file, but delete what is there first.
  const installing = runStep('install', 'npm', ['install', '--include=dev', '--no-audit', '--no-fund']);
  await showProgress('installing', installing, () => `, ${unpacked(wanted)}`);
  log(`Packages installed in ${formatSeconds((performance.now() - started) / 1000)}.`);
}
