import type { RuleName } from '../model/rules.ts';
import { always, nameOrValue, never, none, noValues, ownName, type FieldBase, type FieldKind } from './field-kind.ts';

/** A text of one or several lines. */
export interface TextFieldDefinition extends FieldBase {
  readonly kind: 'text' | 'long-text';
  readonly rule: RuleName;
  readonly autocomplete?: string;
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel';
  /** The hidden value for "does not apply". Its label is `fields.notApplicable[name]`. */
  readonly notApplicableValue?: string;
  /** Values for which the review shows a name: `fields.options[name][value]`. */
  readonly namedValues?: readonly string[];
  /** Suggestions during typing. Any other text is accepted, too. */
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
