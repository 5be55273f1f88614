import type { Messages } from '../i18n/messages.ts';
import type { PlaceLevel } from '../i18n/place.ts';
import type { ReadPhone } from '../model/phone.ts';
import type { Values } from '../model/rules.ts';
import type { FieldToValidate } from '../model/validate-field.ts';
import type { Lookup } from './lookup.ts';

/** The chosen items by field name; empty until the lists are loaded. */
export type SelectedItems = Readonly<Record<string, unknown>>;
export type Condition = (values: Values, selected: SelectedItems) => boolean;

/** The calls that save answers: the two PATCH calls and the participant of a short course (docs/spec.md, section 7). */
export type AnswerCall = 'participant' | 'personal' | 'answers';

/**
 * Answers that form one fact, such as the parts of a name. The review shows them in one row: fields that refer to the
 * same object belong together.
 */
export interface ReviewRow {
  readonly separator: string;
  /** The row's term is `review.joined[term]`; without it, the label of the first given answer. */
  readonly term?: keyof Messages['review']['joined'];
}

/** The position of a field in the row that it shares. */
export interface ReviewPosition {
  readonly row: ReviewRow;
  /** The line within the row, in form order. The parts of a place come last. */
  readonly line: 'first' | 'second' | PlaceLevel;
  /** Values that add nothing to the other answers of the row. */
  readonly omit?: readonly string[];
  /** The sentence (`review.phrases[…]`) that explains the answer if nothing else in the row does. */
  readonly phrase?: (values: Values) => keyof Messages['review']['phrases'];
}

type FieldMessages = Messages['fields'];
/** Names a field's messages: its label and the sentence of `required`. */
export type FieldMessageKey = keyof FieldMessages['labels'] & keyof FieldMessages['required'];
export type SectionKey = keyof FieldMessages['sections'];
/** The number of a document has messages for each type of document only. */
type FieldName = FieldMessageKey | 'id_number';

/** The properties that a flow may give a field of any kind. */
export interface FieldBase {
  /** Also the key of the field's messages, unless it has a `messageKey`. */
  readonly name: FieldName;
  readonly messageKey?: FieldMessageKey;
  readonly sensitive?: true;
  readonly optional?: true | Condition;
  readonly visibleWhen?: Condition | undefined;
  /** A heading above the first field of the section that is shown: `fields.sections[section]`. */
  readonly section?: SectionKey | undefined;
  /** A sentence below that heading: `fields.sections[sectionText]`. */
  readonly sectionText?: SectionKey;
  /** The index of the field's part in the `parts` of its step. */
  readonly part?: number;
  /** On wide screens the field is next to its neighbour, which must have this property too. */
  readonly halfWidth?: true;
  /** By default the answer has its own row in the review. */
  readonly review?: ReviewPosition;
  /** The field only helps to find another answer and has no row in the review. */
  readonly excludeFromReview?: true;
  /**
   * Whether the value is sent.
   * @param saved the values that the server has
   */
  readonly includeInBodyWhen?: (values: Values, saved: Values) => boolean;
  readonly readonlyAfterRegistration?: true;
  readonly savedBy?: AnswerCall;
  /** The query parameter of a link, for example in an advert, that prefills this field. @chosen */
  readonly linkedBy?: string;
  /**
   * Another application of the same person may take the answer over. `same-school-level`: only if both ask for a school of
   * the same level.
   */
  readonly reused?: 'always' | 'same-school-level';
  /** Answers of later steps that are cleared when this one changes. */
  readonly invalidates?: readonly string[];
}

/** What a kind needs to validate an answer. */
export interface AnswerToValidate {
  readonly required: boolean;
  readonly value: string | undefined;
  /** The answer's item in its list; `undefined` until it is found. */
  readonly item: unknown;
  /** All known answers, including those of other steps. */
  readonly values: Values;
  /** Present if the phone number is foreign. */
  readonly readPhone: ReadPhone | undefined;
}

/** The review's words for an answer. */
export interface ReviewWords {
  /** The name of the answer, from the server or from the messages, if it has one. */
  readonly name: string | undefined;
  /** The labels of fixed options, by value. */
  readonly options: Readonly<Partial<Record<string, string>>>;
  /** The text for a choice whose name is unknown. */
  readonly choiceSaved: string;
  readonly values: Values;
  /** Absent until it is loaded, and if no foreign number is shown. */
  readonly readPhone: ReadPhone | undefined;
}

/**
 * Everything that steps, draft and review handle differently for one kind of field. Its control is in `ui/`.
 */
export interface FieldKind<Definition extends FieldBase> {
  /** The names of the field's values in the form. */
  readonly valueNames: (field: Definition) => string[];
  /**
   * The names of values that only help to find the answer. They are never sent; the draft stores them with the answer.
   */
  readonly searchNames: (field: Definition) => readonly string[];
  /** The non-empty values before the first answer. */
  readonly initialValues: (field: Definition) => Values;
  /** Set if an empty answer replaces the initial one, as when a box is unticked. */
  readonly isEmptyAnAnswer?: true;
  /** The server's lists that the answer is chosen from. */
  readonly lists: (field: Definition) => readonly Lookup[];
  /** Whether the field is hidden because its list depends on a missing answer. */
  readonly isWaiting: (field: Definition, values: Values) => boolean;
  /** Whether an answer is valid only once its list is loaded and contains it. */
  readonly isValidatedByList: boolean;
  readonly fieldsToValidate: (field: Definition, answer: AnswerToValidate) => FieldToValidate[];
  /** Whether the field still offers an answer from the draft. */
  readonly accepts: (field: Definition, value: string) => boolean;
  /** Whether the applicant types the answer. Other answers are the site's texts, which a browser may translate. */
  readonly isTyped: boolean;
  /** Returns the review's text for an answer, or nothing if none was given. */
  readonly reviewText: (value: string, words: ReviewWords) => string | undefined;
}

/** Shared by several kinds. */
export const ownName = ({ name }: FieldBase): string[] => [name];
export const none = (): readonly never[] => [];
export const noValues = (): Values => ({});
export const never = (): boolean => false;
export const always = (): boolean => true;
export const nameOrValue: FieldKind<FieldBase>['reviewText'] = (value, { name }) => name ?? value;
/** Shows the choice's name, because its id means nothing to the applicant. */
export const nameOfChoice: FieldKind<FieldBase>['reviewText'] = (value, { name, choiceSaved }) =>
  value && (name ?? choiceSaved);
