/**
 * What becomes of an application that is paid before it is sent (docs/decisions/0081-paid-means-sent.md). It
 * stays after the application was sent, so that another tab neither sends it again nor says that it is unsent.
 */
export interface Submission {
  readonly applicationId: string;
  /** The server has said that the fee is paid. */
  readonly isPaid?: boolean | undefined;
  /** The fingerprint of the answers that the applicant has agreed to have sent once the fee is paid. */
  readonly agreedTo?: string | undefined;
  /** When it was sent, in ISO 8601; empty if the day is unknown. Absent while it is unsent. */
  readonly sentAt?: string | undefined;
}
