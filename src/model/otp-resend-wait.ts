import * as v from 'valibot';

/**
 * What is known of the code that was sent last. Instants are in milliseconds since 1970. Recipient and purpose are
 * stored as hashes.
 */
export const OtpResendWait = v.object({
  reference: v.string(),
  /**
   * `uncertain` means that the answer was lost, so the code may have been sent. `refused` means that none was sent,
   * because codes were requested too often. `spent` means that the code was entered.
   */
  status: v.picklist(['sent', 'uncertain', 'refused', 'locked', 'spent']),
  /** The instant from which another code may be requested. */
  until: v.number(),
  expires: v.number(),
  wrongTries: v.number(),
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
