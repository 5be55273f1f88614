import { always, never, none, noValues, ownName, type FieldBase, type FieldKind } from '../field-kind.ts';

/** A checkbox whose value is `yes` or empty. Its label is `fields.options[name].yes`. */
export interface CheckboxDefinition extends FieldBase {
  readonly kind: 'checkbox';
}

export const checkbox: FieldKind<CheckboxDefinition> = {
  valueNames: ownName,
  searchNames: none,
  initialValues: noValues,
  lists: none,
  isWaiting: never,
  isValidatedByList: false,
  needsCountries: false,
  fieldsToValidate: ({ name }, { required }) => [{ name, required }],
  accepts: always,
  isTyped: false,
  reviewText: (value, { name, options }) => (value ? (name ?? value) : options['no']),
};
