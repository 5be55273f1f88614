import * as v from 'valibot';

/** The code that was sent last. Instants are in milliseconds since 1970. Neither recipient nor purpose is stored in clear text. */
export const OtpResendWait = v.object({
  reference: v.string(),
  /** `uncertain`: the answer was lost; the code may have been sent all the same. `spent`: it was entered. */
  status: v.picklist(['sent', 'uncertain', 'locked', 'spent']),
  /** When another code may be asked for. */
  until: v.number(),
  expires: v.number(),
  wrongTries: v.number(),
  recipient: v.number(),
  /** Of a flow, whichever application the code was for. */
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
