// @ts-check
import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/**
 * Installs packages of the distribution, where that is possible: as root, on Debian. Elsewhere it does nothing; who calls looks whether
 * what is wanted is there now.
 * @param {readonly string[]} packages
 */
export async function installPackages(packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  // At run level 1 no package starts a server, which nobody asked for.
  const quiet = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  await run('apt-get', ['update', '-qq'], quiet);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quiet);
}
