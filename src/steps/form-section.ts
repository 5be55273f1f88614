import type { Messages } from '../i18n/messages.ts';
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

/** Returns the heading of a part. That of the documents names questions once it is known that there are any. */
export function partHeading(
  { parts = [], questionsPart }: Step,
  part: number,
  section: FormSection | null,
  sections: Messages['fields']['sections'],
): string | undefined {
  const isLast = part === parts.length - 1;
  const key = (isLast && section?.hasQuestions?.() && questionsPart) || parts[part];
  return key && sections[key];
}
