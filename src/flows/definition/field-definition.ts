import type { AnswerOf, Endpoint, QueryOf } from '../../api/contract/endpoint.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { Option } from '../../model/option.ts';
import type { RuleName, Values } from '../../model/rules.ts';
import type { CampaignContext } from './campaign-context.ts';
import type { AnswerCall } from './flow-calls.ts';

export interface LookupOption extends Option {
  readonly item?: unknown;
}

/** The chosen items by field name. The record is empty until the lists are loaded. */
export type SelectedItems = Readonly<Record<string, unknown>>;
export type Condition = (values: Values, selected: SelectedItems) => boolean;

/** Returns HTML from the server that describes an item. */
type DescriptionOf = (item: never) => readonly (string | null | undefined)[];

/** Returns the price in baht, or `undefined` when the server does not name one. */
interface PriceOf {
  readonly messageKey: 'fee' | 'course' | 'regular';
  readonly amount: (item: never) => number | null | undefined;
  /** Yields the regular price, which depends on the choice in another list. */
  readonly before?: { readonly field: string; readonly lookup: Lookup; readonly amount: PriceOf['amount'] };
}

/** A list of options from the server. `query` returns `undefined` while an answer that it depends on is missing. */
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

/**
 * Answers that are read as one fact, such as the parts of a name. The review shows them in one row: the fields that name
 * the same object belong together.
 */
export interface ReviewRow {
  readonly separator: string;
  /** The term is `review.joined[term]`; without one it is the label of the first answer that was given. */
  readonly term?: keyof Messages['review']['joined'];
}

/** Where a field stands in the row that it shares with others. */
export interface ReviewPosition {
  readonly row: ReviewRow;
  /**
   * The line within the row. Answers on one line stand in the order of the form; those of a place in the opposite order,
   * because a form asks for the province first and an address names it last.
   */
  readonly line: 'first' | 'second' | 'place';
  /** Values that add nothing to the other answers of the row. */
  readonly omit?: readonly string[];
}

interface FieldBase {
  readonly name: string;
  readonly messageKey?: string;
  readonly sensitive?: true;
  readonly optional?: true | Condition;
  readonly visibleWhen?: Condition;
  /** A heading above the field: `fields.sections[section]`. */
  readonly section?: string;
  /** The index of the field's part in the `parts` of its step. */
  readonly part?: number;
  /** By default the answer has a row of its own in the review. */
  readonly review?: ReviewPosition;
  /** The field only helps to find another answer and has no row in the review. */
  readonly excludeFromReview?: true;
  /**
   * The value is sent only while this is true.
   * @param saved the values that the server has
   */
  readonly includeInBodyWhen?: (values: Values, saved: Values) => boolean;
  readonly readonlyAfterRegistration?: true;
  readonly savedBy?: AnswerCall;
  /** The query parameter by which a link, for example of an advert, answers this field before the applicant does. @chosen */
  readonly linkedBy?: string;
  /** Answers of later steps that a change of this one clears. */
  readonly invalidates?: readonly string[];
}
export interface TextFieldDefinition extends FieldBase {
  readonly kind: 'text' | 'long-text';
  readonly rule: RuleName;
  readonly autocomplete?: string;
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel';
  /** The value that a button enters instead of a typed one. Its label is `fields.notApplicable[name]`. */
  readonly notApplicableValue?: string;
}
/**
 * A phone number.
 * @property country name of the field that holds the country of the number
 */
export interface PhoneFieldDefinition extends FieldBase {
  readonly kind: 'phone';
  readonly rule: 'phone';
  readonly country: string;
}
/** A choice among fixed options, whose labels are in `fields.options[name]`. */
export interface ChoiceFieldDefinition extends FieldBase {
  readonly kind: 'radio' | 'select';
  readonly options: readonly string[];
  readonly initial?: string;
  /** Returns a value that earlier answers suggest; the applicant may change it. */
  readonly suggested?: (saved: Values) => string | undefined;
}
export interface RemoteSelectDefinition extends FieldBase {
  readonly kind: 'remote-select';
  readonly lookup: Lookup;
  /** The value of an additional option, "not in this list". Its label is `fields.options[name][other]`. */
  readonly other?: string;
  /** Preselects the first option, which nearly everyone chooses. @chosen The server lists the next one first. */
  readonly choosesFirst?: true;
  readonly description?: DescriptionOf;
  /**
   * The value is usually chosen on the page before, so only its name is shown until the applicant wants to change it.
   */
  readonly chosenBefore?: true;
  readonly price?: PriceOf;
  /** The list may be empty; the review then has no row for it. */
  readonly emptyListAllowed?: true;
  /** The message that is shown for an empty list. */
  readonly none?: 'noDistrict';
  /** The options are rounds of admission: a few are shown as cards, and without an open one nobody can apply. */
  readonly listsRounds?: true;
  /** Returns HTML from the server that describes an offer. */
  readonly offer?: (item: never) => string | null | undefined;
  /** Returns the address of a picture of an item, which only decorates its name. */
  readonly picture?: (item: never) => string | null | undefined;
  /** Returns the server's word for what kind of item it is. Ours are `fields.options.available_type`. */
  readonly availableType?: (item: never) => string | null | undefined;
  readonly filterOption?: (item: never, values: Values) => boolean;
}
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
  readonly suggestions: Lookup;
  readonly description?: DescriptionOf;
  readonly price?: PriceOf;
  readonly preset?: { readonly queryParam: string; readonly matches: (item: never, wanted: string) => boolean };
}
/** A checkbox whose value is `yes` or empty. Its label is `fields.options[name].yes`. */
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

/** Assigns fields to the part of their step with this index. */
export const inPart = (part: number, fields: readonly FieldDefinition[]): readonly FieldDefinition[] =>
  fields.map((field) => ({ ...field, part }));
