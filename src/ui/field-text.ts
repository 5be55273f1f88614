export interface FieldText {
  id: string;
  name: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Stands after the label, such as "(optional)". */
  mark?: string | undefined;
}

export const hintId = (id: string): string => `${id}-hint`;
export const errorId = (id: string): string => `${id}-error`;

/** Returns the attributes that connect a control with its hint and error. The error's element always exists. */
export const controlAttributes = (field: Pick<FieldText, 'id' | 'hint' | 'error'>, required: boolean | undefined) => ({
  'aria-describedby': field.hint ? `${hintId(field.id)} ${errorId(field.id)}` : errorId(field.id),
  'aria-invalid': field.error ? true : undefined,
  'aria-required': required ? true : undefined,
});
