import type { Messages } from '../i18n/messages.ts';
import type { Values } from '../model/rules.ts';
import { nameOrValue, never, none, ownName, type FieldBase, type FieldKind } from './field-kind.ts';

/** A choice among fixed options, whose labels are in `fields.options[name]`. */
export interface ChoiceFieldDefinition extends FieldBase {
  readonly kind: 'radio' | 'select';
  readonly options: readonly string[];
  /** The options of the flow, if `options` has only those that the API offers. */
  readonly allOptions?: readonly string[];
  readonly initial?: string;
  /** While the initial choice suits, a link with this label stands for the others: `fields.labels[othersKey]`. */
  readonly othersKey?: keyof Messages['fields']['labels'] | undefined;
  /** Returns a value that earlier answers suggest; the applicant may change it. */
  readonly suggested?: (saved: Values) => string | undefined;
}

export const choice: FieldKind<ChoiceFieldDefinition> = {
  valueNames: ownName,
  searchNames: none,
  initialValues: ({ name, initial }) => (initial ? { [name]: initial } : {}),
  lists: none,
  isWaiting: never,
  isValidatedByList: false,
  fieldsToValidate: ({ name }, { required }) => [{ name, required }],
  accepts: ({ options }, value) => value === '' || options.includes(value),
  isTyped: false,
  reviewText: nameOrValue,
};
