// @ts-check
import { spawn } from 'node:child_process';
import { ROOT } from './paths.mjs';

const isWindows = process.platform === 'win32';

/** The processes under way, each the first of a group of its own. @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
/** The exit code that a signal asked for. @type {number | undefined} */
let stopCode;

/** @type {readonly NodeJS.Signals[]} */
const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** @param {import('node:child_process').ChildProcess} child @param {NodeJS.Signals} signal */
function signalGroup(child, signal) {
  try {
    if (isWindows || child.pid === undefined) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // The group has ended by itself.
  }
}

/** Playwright closes its server and its browsers at SIGINT only; a second Ctrl+C waits for nothing. @param {NodeJS.Signals} signal */
function stop(signal) {
  const isImpatient = stopCode !== undefined && signal === 'SIGINT';
  if (stopCode !== undefined && !isImpatient) return;
  stopCode = 130;
  for (const child of running) signalGroup(child, isImpatient ? 'SIGKILL' : 'SIGINT');
}

/** @param {import('node:child_process').ChildProcess} child */
function watch(child) {
  if (running.size === 0) for (const signal of STOP_SIGNALS) process.on(signal, stop);
  running.add(child);
}

/** @param {import('node:child_process').ChildProcess} child @returns {boolean} whether the program goes on */
function forget(child) {
  running.delete(child);
  if (running.size > 0) return stopCode === undefined;
  for (const signal of STOP_SIGNALS) process.removeListener(signal, stop);
  if (stopCode !== undefined) process.exit(stopCode);
  return true;
}

/**
 * What it starts ends when this program is told to stop.
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {NodeJS.ProcessEnv} [environment]
 * @param {{ print?: boolean }} [options] `print` shows the output as it comes
 * @returns {Promise<{ code: number, output: string }>} code 127: it could not be started
 */
export function runProcess(command, parameters, environment = process.env, { print = false } = {}) {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, parameters, {
      cwd: ROOT,
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: isWindows, // npm is a script there
      detached: !isWindows,
    });
    watch(child);
    const capture = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
      if (print) process.stdout.write(chunk);
    };
    child.stdout.on('data', capture);
    child.stderr.on('data', capture);
    child.on('error', (error) => {
      if (forget(child)) resolve({ code: 127, output: output + error.message });
    });
    child.on('close', (code) => {
      if (forget(child)) resolve({ code: code ?? 1, output });
    });
  });
}

/**
 * @param {string} step
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {NodeJS.ProcessEnv} [environment]
 * @param {{ print?: boolean }} [options]
 * @throws {Error} with the output, unless it was printed
 */
export async function runStep(step, command, parameters, environment, options = {}) {
  const { code, output } = await runProcess(command, parameters, environment, options);
  const shown = options.print ? '' : `${output.trimEnd()}\n\n`;
  if (code !== 0) throw new Error(`${shown}The ${step} failed.`);
}
