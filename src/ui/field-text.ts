/** What every form control is told; all words come ready from the caller. */
export interface FieldText {
  /** Unique on the page; the error summary links to it, hint and error derive theirs from it. */
  id: string;
  name: string;
  label: string;
  hint?: string | undefined;
  /** The message of a field that failed; empty or absent when it stands. */
  error?: string | undefined;
  /** Stands behind the label of a field that may be left empty, e.g. "(optional)". */
  optional?: string | undefined;
}

export const hintId = (id: string): string => `${id}-hint`;
export const errorId = (id: string): string => `${id}-error`;

/** The accessibility attributes that every control shares. The error slot is always on the page, so it is always named. */
export const controlAttributes = (field: Pick<FieldText, 'id' | 'hint' | 'error'>, required: boolean | undefined) => ({
  'aria-describedby': field.hint ? `${hintId(field.id)} ${errorId(field.id)}` : errorId(field.id),
  'aria-invalid': field.error ? true : undefined,
  'aria-required': required ? true : undefined,
});
