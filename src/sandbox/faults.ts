import * as v from 'valibot';

/** A fault that a test puts between a page and the sandbox. `status` prevents the effect; the others spoil the answer after it. */
export const Fault = v.strictObject({
  match: v.optional(
    v.strictObject({
      method: v.optional(v.pipe(v.string(), v.toUpperCase())),
      /** The contract's path, such as `application/{id}`. */
      path: v.optional(v.string()),
    }),
    {},
  ),
  /** How many calls it hits; without a number, until it is removed. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  /** Answered instead of the usual body: text as it is, anything else as JSON. */
  body: v.optional(v.unknown()),
  delay_ms: v.optional(v.pipe(v.number(), v.minValue(0))),
  /** The effect happens, then the connection is cut. */
  lost_reply: v.optional(v.literal(true)),
  /** `missing`: a field the contract requires is left out. `extra`: fields nobody knows are added. */
  drift: v.optional(v.picklist(['missing', 'extra'])),
  /** The `Retry-After` header: seconds, or a date as text. */
  retry_after: v.optional(v.union([v.number(), v.string()])),
  /** The JSON is cut in the middle. */
  malformed: v.optional(v.literal(true)),
});
export type Fault = v.InferOutput<typeof Fault>;
