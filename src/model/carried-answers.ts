/** Untrusted answers from another browser, carried in the address. */
export interface CarriedAnswers {
  /** The application of the answers; empty if none was registered. */
  readonly applicationId: string;
  /** Keyed by field name. */
  readonly answers: Readonly<Record<string, string>>;
}
