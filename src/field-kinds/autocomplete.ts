import { always, nameOfChoice, never, noValues, type FieldBase, type FieldKind } from './field-kind.ts';
import type { DescriptionOf, Lookup, PriceOf } from './lookup.ts';

/**
 * A list that is searched by typing.
 * @property text name of the field that holds the typed text, which is never sent
 * @property lookup the whole list; omit it when the list is too long to be loaded at once
 */
export interface AutocompleteDefinition extends FieldBase {
  readonly kind: 'autocomplete';
  readonly text: string;
  readonly lookup?: Lookup;
  /** The value of an additional option, "not in this list". */
  readonly other?: string;
  /** The name of the field that takes what was typed when the additional option is chosen. */
  readonly otherText?: string;
  readonly suggestions: Lookup;
  readonly description?: DescriptionOf;
  readonly price?: PriceOf;
  readonly preset?: { readonly queryParam: string; readonly matches: (item: never, wanted: string) => boolean };
}

export const autocomplete: FieldKind<AutocompleteDefinition> = {
  valueNames: ({ text, name }) => [text, name],
  searchNames: ({ text }) => [text],
  initialValues: noValues,
  lists: ({ suggestions, lookup }) => (lookup ? [suggestions, lookup] : [suggestions]),
  isWaiting: never,
  isValidatedByList: false,
  fieldsToValidate: ({ name }, { required }) => [{ name, required }],
  accepts: always,
  isTyped: false,
  reviewText: nameOfChoice,
};
