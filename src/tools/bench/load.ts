import { findWrk } from '../setup/nginx.mjs';
import { run } from '../setup/run.mjs';

/** What one load run measured. */
export interface Load {
  readonly perSecond: number;
  /** Half of the answers came within this. */
  readonly milliseconds: number;
  /** 99 of 100 came within this. */
  readonly slowest: number;
}

const CONNECTIONS = '64';
const UNITS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000 };

const share = (output: string, percent: number): number => {
  const [, amount = '', unit = ''] = new RegExp(`${percent}%\\s+([\\d.]+)(us|ms|s)`).exec(output) ?? [];
  return Number(amount) * (UNITS[unit] ?? Number.NaN);
};

/**
 * Asks one address as fast as it is answered, over 64 connections.
 * @throws {Error} when an answer is not a success: nothing is worth measuring then
 */
export async function load(address: string, seconds: number): Promise<Load> {
  const parameters = ['--threads', '1', '--connections', CONNECTIONS, '--duration', `${seconds}s`, '--latency'];
  const { code, output } = await run(await findWrk(), [...parameters, '--header', 'Accept-Encoding: gzip', address]);
  if (code !== 0 || /Non-2xx|Socket errors/.test(output)) throw new Error(output);
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
  return { perSecond, milliseconds: share(output, 50), slowest: share(output, 99) };
}
