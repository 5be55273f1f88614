// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, runLogged } from './run.mjs';

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {boolean} [optional]
 */
/** @typedef {{ packages?: Record<string, LockedPackage> }} Lock */

/**
 * Whether what is installed differs from what the lock file asks for. Optional packages are left out: they depend on the system.
 * @param {Lock} wanted the lock file
 * @param {Lock} installed npm's own record inside `node_modules`
 */
export const differs = (wanted, installed) =>
  Object.entries(wanted.packages ?? {}).some(
    ([path, one]) => path !== '' && !one.optional && installed.packages?.[path]?.version !== one.version,
  );

/** @param {string} path @returns {Lock} */
const lockAt = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {});

export const packagesMissing = () =>
  differs(lockAt(join(ROOT, 'package-lock.json')), lockAt(join(ROOT, 'node_modules/.package-lock.json')));

/** Installs the packages, development tools included: they build the site. @returns {Promise<number>} seconds */
export const install = () => runLogged('install', 'npm', ['install', '--include=dev', '--no-audit', '--no-fund']);
