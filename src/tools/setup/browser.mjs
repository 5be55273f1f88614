// @ts-check
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackages } from './packages.mjs';
import { programOf, run } from './run.mjs';

/** The first is Chromium without a window: the same engine, and a fifth faster to test with. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

/** @returns {string | undefined} */
const onPath = () =>
  NAMES.flatMap((name) => (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, name))).find(
    existsSync,
  );

/** The browser Playwright downloaded for itself, when it did. @returns {Promise<string | undefined>} */
const fromPlaywright = async () => {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
};

/** @returns {string | undefined} */
const present = () => {
  const named = process.env['CHROMIUM_PATH'];
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
  return named || onPath();
};

/** A distribution's package brings the libraries a browser needs; Playwright's download does not. */
const fromDistribution = async () => {
  for (const name of NAMES.slice(0, 2)) {
    await installPackages([name]);
    const path = onPath();
    if (path) return path;
  }
  return undefined;
};

const download = async () => {
  const { code, output } = await run(process.execPath, [programOf('@playwright/test/cli.js'), 'install', 'chromium']);
  if (code !== 0)
    throw new Error(`${output}\nNo browser was found. Install Chromium, or name one with CHROMIUM_PATH=….`);
  return fromPlaywright();
};

/**
 * Finds a Chromium for the browser tests, or gets one.
 * @returns {Promise<string>} its path
 */
export async function findBrowser() {
  const path = present() ?? (await fromPlaywright()) ?? (await fromDistribution()) ?? (await download());
  if (!path) throw new Error('No browser was found. Install Chromium, or name one with CHROMIUM_PATH=….');
  return path;
}
