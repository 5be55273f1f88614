import * as v from 'valibot';

/**
 * The state of the last code that was sent. Instants are in milliseconds since 1970. Recipient and purpose are stored
 * as hashes.
 */
export const OtpResendWait = v.object({
  reference: v.string(),
  /**
   * `uncertain`: the response was lost, so the code may have been sent. `refused`: none was sent, because codes were
   * requested too often. `spent`: the code was entered.
   */
  status: v.picklist(['sent', 'uncertain', 'refused', 'locked', 'spent']),
  /** When another code may be requested. */
  until: v.number(),
  expires: v.number(),
  wrongTries: v.number(),
  /** By which messages the code was sent, as far as the server tells. */
  channel: v.optional(v.picklist(['sms', 'email', 'both'])),
  recipient: v.number(),
  /** The hash of flow and contact, which is the same for every application of that contact. */
  contact: v.optional(v.number(), 0),
});
export type OtpResendWait = Readonly<v.InferOutput<typeof OtpResendWait>>;

export const NO_WAIT: OtpResendWait = {
  reference: '',
  status: 'sent',
  until: 0,
  expires: 0,
  wrongTries: 0,
  recipient: 0,
  contact: 0,
};
