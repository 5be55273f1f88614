// @ts-check
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { log } from './cli.mjs';
import { packageFile } from './paths.mjs';
import { runProcess } from './run-process.mjs';

/** Debian keeps servers where only root's PATH looks. */
const FOLDERS = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
const HEADLESS_SHELL = 'chromium-headless-shell';
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const NGINX_BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** @param {readonly string[]} names @returns {string | undefined} */
const findProgram = (names) =>
  names.flatMap((name) => FOLDERS.map((folder) => join(folder, name))).find((path) => existsSync(path));

/**
 * Root on Debian means a container or a build machine, where `npm test` has to work without a question; on a person's computer nothing is
 * installed, and the error says the command.
 * @param {readonly string[]} packages
 */
async function installDebianPackages(packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  // At run level 1 no package starts a server.
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
  log(`Running as root: apt-get update -qq && apt-get ${install.join(' ')}`);
  await runProcess('apt-get', ['update', '-qq'], environment);
  await runProcess('apt-get', install, environment);
}

/** @param {string} name @param {readonly string[]} packages @throws {Error} when it cannot be installed */
async function ensureProgram(name, packages) {
  const installed = findProgram([name]);
  if (installed) return installed;
  await installDebianPackages(packages);
  const path = findProgram([name]);
  if (path) return path;
  throw new Error(`${name} was not found. Install it, on Debian with: apt-get install ${packages.join(' ')}`);
}

export const ensureNginx = () => ensureProgram('nginx', ['nginx', 'libnginx-mod-http-brotli-static']);

export const nginxBrotliModule = () => (existsSync(NGINX_BROTLI_MODULE) ? NGINX_BROTLI_MODULE : undefined);

async function findPlaywrightBrowser() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** @param {string} name */
async function ensureDebianBrowser(name) {
  const installed = findProgram([name]);
  if (!installed) await installDebianPackages([name]);
  return installed ?? findProgram([name]);
}

async function downloadBrowser() {
  log('Downloading Chromium with Playwright …');
  const { code, output } = await runProcess(process.execPath, [
    packageFile('@playwright/test/cli.js'),
    ...['install', 'chromium'],
  ]);
  const path = code === 0 ? await findPlaywrightBrowser() : undefined;
  if (path) return path;
  throw new Error(
    `${output}\nNo browser was found. Install one, on Debian with: apt-get install ${HEADLESS_SHELL}; or name one with CHROMIUM_PATH=….`,
  );
}

/** @throws {Error} when none can be installed, or CHROMIUM_PATH names none */
export async function ensureBrowser() {
  const configured = process.env['CHROMIUM_PATH'];
  if (configured && !existsSync(configured))
    throw new Error(`CHROMIUM_PATH names ${configured}, which does not exist.`);
  if (configured) return configured;
  const headlessShell = await ensureDebianBrowser(HEADLESS_SHELL);
  if (headlessShell) return headlessShell;
  log(`${HEADLESS_SHELL} was not found: with a whole Chromium the browser tests take about twice as long.`);
  const installed = findProgram(BROWSERS) ?? (await findPlaywrightBrowser());
  // Debian's package brings libraries that Playwright's download does not.
  return installed ?? (await ensureDebianBrowser('chromium')) ?? (await downloadBrowser());
}
