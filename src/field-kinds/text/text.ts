import type { RuleName } from '../../model/rules.ts';
import { always, nameOrValue, never, none, noValues, ownName, type FieldBase, type FieldKind } from '../field-kind.ts';

/** A text of one line, or of several. */
export interface TextFieldDefinition extends FieldBase {
  readonly kind: 'text' | 'long-text';
  readonly rule: RuleName;
  readonly autocomplete?: string;
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel';
  /** The value of somebody to whom the field does not apply, which is never shown. Its label is `fields.notApplicable[name]`. */
  readonly notApplicableValue?: string;
  /** Values that the review shows by a name: `fields.options[name][value]`. */
  readonly namedValues?: readonly string[];
  /** Texts that are suggested while somebody types, which may be any other text, too. */
  readonly examples?: 'ranks';
}

export const text: FieldKind<TextFieldDefinition> = {
  valueNames: ownName,
  searchNames: none,
  initialValues: noValues,
  lists: none,
  isWaiting: never,
  isValidatedByList: false,
  fieldsToValidate: ({ name, rule, notApplicableValue }, { required }) => [
    { name, required, rule, notApplicableValue },
  ],
  accepts: always,
  isTyped: true,
  reviewText: nameOrValue,
};
