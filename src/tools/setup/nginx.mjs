// @ts-check
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackages } from './packages.mjs';

/** Debian keeps it where only root's PATH looks. */
const FOLDERS = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** @param {string} name @returns {string | undefined} */
const found = (name) => FOLDERS.map((folder) => join(folder, name)).find(existsSync);

/**
 * Finds a program of a Debian package, or installs it where that is possible.
 * @param {string} name
 * @param {readonly string[]} packages the one that holds it first
 * @returns {Promise<string>} its path
 * @throws {Error} in a sentence when it cannot be had
 */
async function findProgram(name, packages) {
  const there = found(name);
  if (there) return there;
  await installPackages(packages);
  const path = found(name);
  if (!path)
    throw new Error(`${name} was not found. Install it, on Debian with: apt-get install ${packages.join(' ')}`);
  return path;
}

export const findNginx = () => findProgram('nginx', ['nginx', 'libnginx-mod-http-brotli-static']);
export const findWrk = () => findProgram('wrk', ['wrk']);

/** Where nginx keeps its module for `.br` files, if it has it. @returns {string | undefined} */
export const brotliModule = () => (existsSync(BROTLI_MODULE) ? BROTLI_MODULE : undefined);
