/** A section below a step's fields, such as the documents, that is saved together with them. */
export interface FormSection {
  /** Shows what is missing. @returns whether the section is complete */
  readonly check: () => Promise<boolean>;
  /** @throws {CallError} */
  readonly save: () => Promise<void>;
  /** False once something has changed since the last save. */
  readonly isSaved: () => boolean;
  /** Counts missing answers and files, if known. */
  readonly missingCount?: () => number;
  /** Names what has changed since the page opened, in the review's words. */
  readonly changed?: () => readonly string[];
}
