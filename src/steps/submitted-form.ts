import type { RouteName } from '../config/routes.ts';
import type { Application } from '../model/application.ts';

export type SubmitFailure =
  | { readonly kind: 'invalid' }
  | { readonly kind: 'section-missing' }
  /** `otherMessages` belong to no field of the form. */
  | {
      readonly kind: 'refused';
      readonly error: unknown;
      readonly otherMessages: readonly string[];
      readonly hasFieldErrors: boolean;
    };

/** Saved together with the fields of a step, on the same page. */
export interface FormSection {
  readonly check: () => Promise<boolean>;
  /** @throws {CallError} */
  readonly save: () => Promise<void>;
  /** False again when something is changed after it was sent. */
  readonly isSaved: () => boolean;
  /** How many answers and files are missing, where it is known. */
  readonly left?: () => number;
}

export interface SubmittedForm {
  /** Whether answers or lists are still being loaded; the submit is repeated when they are. */
  readonly isLoading: () => boolean;
  /** Where one part of the form is checked: what opens the next, or false when its fields show errors. */
  readonly checkPart?: () => Promise<(() => void) | false | undefined> | undefined;
  /** `undefined` when fields show errors. */
  readonly validate: () => Promise<Record<string, string> | undefined>;
  /** @returns the messages that belong to no field of the form */
  readonly showFieldErrors: (errors: Readonly<Record<string, string>>) => readonly string[];
  readonly section: () => FormSection | null;
  readonly application: () => Application | undefined;
  /** @param route where the application continues */
  readonly onSaved: (kind: 'saved' | 'drafted', route: RouteName) => Promise<void>;
}
