import type { AnswerOf, Endpoint, QueryOf } from '../../api/contract/endpoint.ts';
import type { Option } from '../../model/option.ts';
import type { RuleName, Values } from '../../model/rules.ts';
import type { CampaignContext } from './campaign-context.ts';
import type { AnswerCall } from './flow-calls.ts';

export interface LookupOption extends Option {
  readonly item?: unknown;
}

/** By field name; empty until the lists are loaded. */
export type SelectedItems = Readonly<Record<string, unknown>>;
export type Condition = (values: Values, selected: SelectedItems) => boolean;

/** HTML of the server. */
type DescriptionOf = (item: never) => readonly (string | null | undefined)[];

/** `undefined` when the server does not say the price, in baht. */
interface PriceOf {
  readonly messageKey: 'fee' | 'course' | 'regular';
  readonly amount: (item: never) => number | null | undefined;
  /** The usual price, by what was chosen in another list. */
  readonly before?: { readonly field: string; readonly lookup: Lookup; readonly amount: PriceOf['amount'] };
}

/** `query` is `undefined` while an answer that it depends on is missing. */
export interface Lookup {
  readonly endpoint: Endpoint;
  readonly query: (values: Values, campaignContext: CampaignContext) => Readonly<Record<string, string>> | undefined;
  readonly option: (item: never) => LookupOption;
}

export const lookup = <E extends Endpoint>(
  endpoint: E,
  query: (
    values: Values,
    campaignContext: CampaignContext,
  ) => (QueryOf<E> extends undefined ? Record<string, never> : QueryOf<E>) | undefined,
  option: (item: AnswerOf<E> extends readonly (infer Item)[] ? Item : never) => LookupOption = named,
): Lookup => ({ endpoint, query: query as Lookup['query'], option });

const named = (item: unknown): LookupOption => {
  const { id, name } = item as { id: string; name: string };
  return { value: id, label: name };
};

interface FieldBase {
  readonly name: string;
  readonly messageKey?: string;
  readonly sensitive?: true;
  readonly optional?: true | Condition;
  readonly visibleWhen?: Condition;
  /** A heading above the field: `fields.sections[section]`. */
  readonly section?: string;
  /** Index in the `parts` of its step. */
  readonly part?: number;
  /** The field only helps to find another answer. */
  readonly excludeFromReview?: true;
  /** The value is sent only when this is true. @param saved what the server has */
  readonly includeInBodyWhen?: (values: Values, saved: Values) => boolean;
  readonly readonlyAfterRegistration?: true;
  readonly savedBy?: AnswerCall;
  /** Answers of later steps that a change of this one clears. */
  readonly invalidates?: readonly string[];
}
export interface TextFieldDefinition extends FieldBase {
  readonly kind: 'text' | 'long-text';
  readonly rule: RuleName;
  readonly autocomplete?: string;
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel';
  /** Entered by a button: `fields.noneOf[name]`. */
  readonly noneValue?: string;
}
/** @property country name of the value of its country */
export interface PhoneFieldDefinition extends FieldBase {
  readonly kind: 'phone';
  readonly rule: 'phone';
  readonly country: string;
}
/** Messages of the options are in `fields.options[name]`. */
export interface ChoiceFieldDefinition extends FieldBase {
  readonly kind: 'radio' | 'select';
  readonly options: readonly string[];
  readonly initial?: string;
  /** Filled in by the answers of earlier steps; the applicant may change it. */
  readonly suggested?: (saved: Values) => string | undefined;
}
export interface RemoteSelectDefinition extends FieldBase {
  readonly kind: 'remote-select';
  readonly lookup: Lookup;
  /** Value of one more choice, "not in this list": `fields.options[name][other]`. */
  readonly other?: string;
  /** The first of the list is what nearly everyone chooses. @chosen The server lists the next one first. */
  readonly choosesFirst?: true;
  readonly description?: DescriptionOf;
  /** Usually chosen on the page before, which describes it: its name stands here until it is to be changed. */
  readonly chosenBefore?: true;
  readonly price?: PriceOf;
  /** The review has a row only when something was selected. */
  readonly emptyListAllowed?: true;
  /** Message for an empty list. */
  readonly none?: 'noDistrict';
  /** Without an open round nobody can apply. A few are shown as cards. */
  readonly listsRounds?: true;
  /** HTML of the server. */
  readonly offer?: (item: never) => string | null | undefined;
  readonly filterOption?: (item: never, values: Values) => boolean;
}
/**
 * @property text name of the typed text, which is never sent
 * @property lookup the whole list, unless it is too long to be asked for
 */
export interface AutocompleteDefinition extends FieldBase {
  readonly kind: 'autocomplete';
  readonly text: string;
  readonly lookup?: Lookup;
  /** As in a list: one more choice. */
  readonly other?: string;
  readonly suggestions: Lookup;
  readonly description?: DescriptionOf;
  readonly price?: PriceOf;
  readonly preset?: { readonly queryParam: string; readonly matches: (item: never, wanted: string) => boolean };
}
/** Its value is `yes` or empty, its label `fields.options[name].yes`. */
export interface CheckboxDefinition extends FieldBase {
  readonly kind: 'checkbox';
}
export type FieldDefinition =
  | TextFieldDefinition
  | PhoneFieldDefinition
  | ChoiceFieldDefinition
  | RemoteSelectDefinition
  | AutocompleteDefinition
  | CheckboxDefinition;

/** Puts fields into a part of their step, by its index. */
export const inPart = (part: number, fields: readonly FieldDefinition[]): readonly FieldDefinition[] =>
  fields.map((field) => ({ ...field, part }));
