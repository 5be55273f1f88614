import type { Step } from '../flows/definition/flow.ts';

/** A section below the fields of a step, such as the documents, that is saved together with them. */
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
  /** Whether it asks questions, too. */
  readonly hasQuestions?: () => boolean;
}

/** Returns the name of a part in `fields.sections`. That of the documents names questions once it is known that there are any. */
export function partName({ parts = [], questionsPart }: Step, part: number, section: FormSection | null): string {
  const isLast = part === parts.length - 1;
  return (isLast && section?.hasQuestions?.() && questionsPart) || (parts[part] ?? '');
}
