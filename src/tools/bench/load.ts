import { ensureWrk } from '../setup/ensure-programs.mjs';
import { runProcess } from '../setup/run-process.mjs';

export interface Load {
  readonly perSecond: number;
  /** The median latency. */
  readonly milliseconds: number;
  /** The 99th percentile of the latency, in milliseconds. */
  readonly slowest: number;
}

const CONNECTIONS = '64';
const UNITS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000 };

const share = (output: string, percent: number): number => {
  const [, amount = '', unit = ''] = new RegExp(`${percent}%\\s+([\\d.]+)(us|ms|s)`).exec(output) ?? [];
  return Number(amount) * (UNITS[unit] ?? Number.NaN);
};

/** @throws {Error} when a response is not a success */
export async function load(address: string, seconds: number): Promise<Load> {
  const parameters = ['--threads', '1', '--connections', CONNECTIONS, '--duration', `${seconds}s`, '--latency'];
  const { code, output } = await runProcess(await ensureWrk(), [
    ...parameters,
    '--header',
    'Accept-Encoding: gzip',
    address,
  ]);
  if (code !== 0 || /Non-2xx|Socket errors/.test(output)) throw new Error(output);
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
  return { perSecond, milliseconds: share(output, 50), slowest: share(output, 99) };
}
