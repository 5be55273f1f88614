import * as v from 'valibot';
import type { Endpoint } from '../api/endpoint.ts';
import type { Clients } from './clients.ts';
import type { Fault } from './faults.ts';

const hits = ({ match }: Fault, method: string, path: string): boolean =>
  (match.method ?? method) === method && (match.path ?? path).replace(/^\/?(api\/)?/, '') === path;

/** The first fault of the client that hits a call, counted down. */
export async function takeFault(
  clients: Clients,
  client: string,
  method: string,
  path: string,
): Promise<Fault | undefined> {
  const { faults } = clients.of(client);
  const fault = faults.find((one) => hits(one, method, path));
  if (fault?.times === undefined) return fault;
  const left = fault.times - 1;
  const rest = faults.flatMap((one) => (one === fault ? (left > 0 ? [{ ...fault, times: left }] : []) : [one]));
  await clients.change(client, { faults: rest });
  return fault;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const without = (value: unknown, key: string): unknown => {
  if (Array.isArray(value)) return value.map((item: unknown) => without(item, key));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
};

/** The smallest loss that the contract no longer accepts; where every field may be absent, the whole answer. */
const withMissing = (answer: unknown, endpoint: Endpoint): unknown => {
  const sample: unknown = Array.isArray(answer) ? answer[0] : answer;
  const candidates = Object.keys(isRecord(sample) ? sample : {}).map((key) => without(answer, key));
  const spoiled = candidates.filter((candidate) => !v.safeParse(endpoint.answer, candidate).success);
  return spoiled.length > 0 ? spoiled[0] : null;
};

const UNKNOWN = { not_in_the_contract: { nested: [1, null, 'text'] } };
const withExtra = (answer: unknown): unknown => {
  if (Array.isArray(answer)) return answer.map(withExtra);
  return isRecord(answer) ? { ...answer, ...UNKNOWN } : answer;
};

/** An answer that has drifted away from the contract. */
export const drifted = (answer: unknown, endpoint: Endpoint, drift: Fault['drift']): unknown => {
  if (drift === undefined) return answer;
  return drift === 'missing' ? withMissing(answer, endpoint) : withExtra(answer);
};

/** JSON text cut in the middle. */
export const cut = (json: string): string => json.slice(0, Math.max(1, Math.floor(json.length / 2)));
