// @ts-check
import { install, packagesMissing } from './install.mjs';

/** @param {string} line */
export const say = (line) => console.log(line);

/** @param {number} seconds */
export const took = (seconds) => `${seconds.toFixed(seconds < 10 ? 1 : 0)} s`;

/** Installs what the lock file asks for and is not there. */
export async function preparePackages() {
  if (!packagesMissing()) return;
  say('Installing packages (a minute or two the first time) …');
  say(`Packages installed in ${took(await install())}.`);
}

/**
 * Runs a program's steps; a failure becomes a sentence and an exit status, not a stack.
 * @param {() => Promise<void>} steps
 */
export async function program(steps) {
  try {
    await steps();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
