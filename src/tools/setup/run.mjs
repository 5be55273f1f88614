// @ts-check
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, wherever the program was started from. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** Logs and marks that may be thrown away at any time. */
export const CACHE = join(ROOT, '.cache');

/**
 * @typedef {object} Outcome
 * @property {number} code exit status; 127 when the program could not be started
 * @property {number} seconds
 * @property {string} output both streams, in the order they came
 */

/**
 * Runs a program quietly in the project's folder and keeps what it prints.
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {Promise<Outcome>}
 */
export function run(command, parameters, environment = process.env) {
  const started = performance.now();
  return new Promise((resolve) => {
    let output = '';
    const done = (/** @type {number} */ code) =>
      resolve({ code, seconds: (performance.now() - started) / 1000, output });
    const child = spawn(command, parameters, {
      cwd: ROOT,
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32', // npm is a script there
    });
    const keep = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => {
      output += error.message;
      done(127);
    });
    child.on('close', (code) => done(code ?? 1));
  });
}

/**
 * Like `run`, for a step the user waits for: its noise goes to a log below `.cache` and is shown only when it fails.
 * @param {string} name names the log
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {Promise<number>} seconds it took
 * @throws {Error} with the output and the log's name
 */
export async function runLogged(name, command, parameters, environment) {
  const log = join(CACHE, 'logs', `${name}.log`);
  const { code, seconds, output } = await run(command, parameters, environment);
  mkdirSync(dirname(log), { recursive: true });
  writeFileSync(log, output);
  if (code !== 0)
    throw new Error(`${output.trimEnd()}\n\nThe ${name} failed; this text is kept in ${relative(ROOT, log)}.`);
  return seconds;
}

/**
 * A package's own program, run by this Node: works on every system, and without npm in between.
 * @param {string} path below `node_modules`
 */
export const programOf = (path) => join(ROOT, 'node_modules', path);
