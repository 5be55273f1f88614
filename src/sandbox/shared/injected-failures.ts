import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import * as v from 'valibot';
import type { Endpoint } from '../../api/contract/endpoint.ts';

/**
 * A failure that a test injects between a page and the sandbox. With `status` or `body` the call has no effect; the
 * other kinds change the response after the effect.
 */
export const InjectedFailure = v.strictObject({
  match: v.optional(
    v.strictObject({
      method: v.optional(v.pipe(v.string(), v.toUpperCase())),
      /** The path as in the contract, such as `application/{id}`. */
      path: v.optional(v.string()),
    }),
    {},
  ),
  /** How many calls fail. Without a number, calls fail until the failure is removed. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  /** Replaces the usual body. A text is sent as it is, anything else as JSON. */
  body: v.optional(v.unknown()),
  delay_ms: v.optional(v.pipe(v.number(), v.minValue(0))),
  /** The call has its effect, then the connection is cut. */
  lost_reply: v.optional(v.literal(true)),
  /** `missing` leaves out a field that the contract requires; `extra` adds unknown fields. */
  drift: v.optional(v.picklist(['missing', 'extra'])),
  retry_after: v.optional(v.union([v.number(), v.string()])),
  malformed: v.optional(v.literal(true)),
});
export type InjectedFailure = v.InferOutput<typeof InjectedFailure>;

export const failureMatches = ({ match }: InjectedFailure, method: string, path: string): boolean =>
  (match.method ?? method) === method && (match.path ?? path).replace(/^\/?(api\/)?/, '') === path;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const without = (value: unknown, key: string): unknown => {
  if (Array.isArray(value)) return value.map((item: unknown) => without(item, key));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
};

/**
 * Removes the smallest part without which the contract rejects the response. Where every field may be absent, the whole
 * response is removed.
 */
const withMissing = (response: unknown, endpoint: Endpoint): unknown => {
  const sample: unknown = Array.isArray(response) ? response[0] : response;
  const candidates = Object.keys(isRecord(sample) ? sample : {}).map((key) => without(response, key));
  const spoiled = candidates.filter((candidate) => !v.safeParse(endpoint.response, candidate).success);
  return spoiled.length > 0 ? spoiled[0] : null;
};

const UNKNOWN = { not_in_the_contract: { nested: [1, null, 'text'] } };
const withExtra = (response: unknown): unknown => {
  if (Array.isArray(response)) return response.map(withExtra);
  return isRecord(response) ? { ...response, ...UNKNOWN } : response;
};

export const withDrift = (response: unknown, endpoint: Endpoint, drift: InjectedFailure['drift']): unknown => {
  if (drift === undefined) return response;
  return drift === 'missing' ? withMissing(response, endpoint) : withExtra(response);
};

export const cutInHalf = (json: string): string => json.slice(0, Math.max(1, Math.floor(json.length / 2)));

interface NodeBindings {
  readonly incoming?: { readonly socket?: { destroy(): void } };
}

/** Cuts the connection after the effect. A unit test has no socket and gets a 504 instead. */
export function dropConnection(c: Context): Response {
  const socket = (c.env as NodeBindings | undefined)?.incoming?.socket;
  if (!socket) return new Response(null, { status: 504 });
  socket.destroy();
  return RESPONSE_ALREADY_SENT;
}
