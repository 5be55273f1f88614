import type { Values } from '../model/rules.ts';
import { always, never, none, ownName, type FieldBase, type FieldKind } from './field-kind.ts';

/** A checkbox whose value is `yes` or empty. Its label is `fields.options[name].yes`. */
export interface CheckboxDefinition extends FieldBase {
  readonly kind: 'checkbox';
  /** Set for a box that is ticked by default. */
  readonly initial?: 'yes';
  /** Returns an empty text if earlier answers show that the box was unticked, which not every server returns. */
  readonly suggested?: (saved: Values) => '' | undefined;
}

export const checkbox: FieldKind<CheckboxDefinition> = {
  valueNames: ownName,
  searchNames: none,
  initialValues: ({ name, initial }) => (initial ? { [name]: initial } : {}),
  isEmptyAnAnswer: true,
  lists: none,
  isWaiting: never,
  isValidatedByList: false,
  fieldsToValidate: ({ name }, { required }) => [{ name, required }],
  accepts: always,
  isTyped: false,
  reviewText: (value, { name, options }) => (value ? (name ?? value) : options['no']),
};
