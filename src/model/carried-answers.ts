/** Answers that came from another browser with the address. They are untrusted. */
export interface CarriedAnswers {
  /** The application that the answers belong to; empty when none was registered. */
  readonly applicationId: string;
  /** By field name. */
  readonly answers: Readonly<Record<string, string>>;
}
