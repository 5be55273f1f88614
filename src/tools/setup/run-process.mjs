// @ts-check
import { spawn } from 'node:child_process';
import { ROOT } from './paths.mjs';

const isWindows = process.platform === 'win32';
/** @type {readonly NodeJS.Signals[]} */
const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** The ids of the running programs, each of which leads a process group. @type {Set<number>} */
const running = new Set();
let isStopping = false;

/** Playwright closes its server and browsers at SIGINT only. A second Ctrl+C kills what still runs. @param {NodeJS.Signals} signal */
function stop(signal) {
  const isImpatient = isStopping && signal === 'SIGINT';
  if (isStopping && !isImpatient) return;
  isStopping = true;
  for (const id of running) {
    try {
      process.kill(isWindows ? id : -id, isImpatient ? 'SIGKILL' : 'SIGINT');
    } catch {
      // The group has ended by itself.
    }
  }
}

/**
 * Starts a program, which ends with all that it started when this one is told to stop.
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
      shell: isWindows, // On Windows npm is a script.
      detached: !isWindows,
    });
    const id = child.pid ?? Number.NaN;
    if (running.size === 0) for (const signal of STOP_SIGNALS) process.on(signal, stop);
    running.add(id);
    const capture = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
      if (print) process.stdout.write(chunk);
    };
    const finish = (/** @type {number} */ code) => {
      running.delete(id);
      if (running.size === 0) for (const signal of STOP_SIGNALS) process.removeListener(signal, stop);
      if (!isStopping) resolve({ code, output });
      else if (running.size === 0) process.exit(130);
    };
    child.stdout.on('data', capture);
    child.stderr.on('data', capture);
    child.on('error', (error) => {
      output += error.message;
      finish(127);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
}

/**
 * @param {string} step
 * @param {Parameters<typeof runProcess>} program
 * @throws {Error} with the output, unless it was printed
 */
export async function runStep(step, ...program) {
  const { code, output } = await runProcess(...program);
  const shown = program[3]?.print ? '' : `${output.trimEnd()}\n\n`;
  if (code !== 0) throw new Error(`${shown}The ${step} failed.`);
}
