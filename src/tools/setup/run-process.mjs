// @ts-check
import { spawn } from 'node:child_process';
import { ROOT } from './paths.mjs';

/**
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {Promise<{ code: number, output: string }>} code 127: it could not be started
 */
export function runProcess(command, parameters, environment = process.env) {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, parameters, {
      cwd: ROOT,
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32', // npm is a script there
    });
    const capture = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
    };
    child.stdout.on('data', capture);
    child.stderr.on('data', capture);
    child.on('error', (error) => resolve({ code: 127, output: output + error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * @param {string} step
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {NodeJS.ProcessEnv} [environment]
 * @throws {Error} with the output
 */
export async function runStep(step, command, parameters, environment) {
  const { code, output } = await runProcess(command, parameters, environment);
  if (code !== 0) throw new Error(`${output.trimEnd()}\n\nThe ${step} failed.`);
}
