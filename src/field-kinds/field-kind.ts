import type { Messages } from '../i18n/messages.ts';
import type { PlaceLevel } from '../i18n/place.ts';
import type { ReadPhone } from '../model/phone.ts';
import type { Values } from '../model/rules.ts';
import type { FieldToValidate } from '../model/validate-field.ts';
import type { Lookup } from './lookup.ts';

/** The chosen items by field name. The record is empty until the lists are loaded. */
export type SelectedItems = Readonly<Record<string, unknown>>;
export type Condition = (values: Values, selected: SelectedItems) => boolean;

/** The calls that save answers: the two PATCH calls and the participant of a short course (docs/spec.md, section 7). */
export type AnswerCall = 'participant' | 'personal' | 'answers';

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
  /** The line within the row, in the order of the form. The parts of a place are the last line. */
  readonly line: 'first' | 'second' | PlaceLevel;
  /** Values that add nothing to the other answers of the row. */
  readonly omit?: readonly string[];
  /** The sentence (`review.phrases[…]`) that explains the answer when nothing else in the row does. */
  readonly phrase?: (values: Values) => keyof Messages['review']['phrases'];
}

/** What a flow may say about a field of any kind. */
export interface FieldBase {
  readonly name: string;
  readonly messageKey?: string;
  readonly sensitive?: true;
  readonly optional?: true | Condition;
  readonly visibleWhen?: Condition;
  /** A heading above the first field of the section that is shown: `fields.sections[section]`. */
  readonly section?: string;
  /** The index of the field's part in the `parts` of its step. */
  readonly part?: number;
  /** On wide screens the field is beside its neighbour, which must have this property too. */
  readonly halfWidth?: true;
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

/** The facts by which a kind validates the answer of a field. */
export interface AnswerToValidate {
  readonly required: boolean;
  readonly value: string | undefined;
  /** The item of the answer in its list; `undefined` until it is found. */
  readonly item: unknown;
  /** All answers that are known, also those of other steps. */
  readonly values: Values;
  /** Present where the phone number is of another country than the default one. */
  readonly readPhone: ReadPhone | undefined;
}

/** The words that the review has for an answer. */
export interface ReviewWords {
  /** The name of the answer, from the server or from the messages, if it has one. */
  readonly name: string | undefined;
  /** The labels of fixed options, by value. */
  readonly options: Readonly<Partial<Record<string, string>>>;
  /** The text for a choice whose name is unknown. */
  readonly choiceSaved: string;
  readonly values: Values;
  /** Absent until it is loaded, and where no number of another country is shown. */
  readonly readPhone: ReadPhone | undefined;
}

/**
 * Everything that the steps, the draft and the review do differently for one kind of field. Its control is in the same
 * folder.
 */
export interface FieldKind<Definition extends FieldBase> {
  /** The names of the values that the field holds in the form. */
  readonly valueNames: (field: Definition) => string[];
  /**
   * The names of the values that only help to find the answer. They are never sent, and the draft stores them with the
   * answer.
   */
  readonly searchNames: (field: Definition) => readonly string[];
  /** The values before the first answer, without empty ones. */
  readonly initialValues: (field: Definition) => Values;
  /** Set where an empty answer takes the place of the initial one, as that of a box which was unticked. */
  readonly isEmptyAnAnswer?: true;
  /** The lists of the server from which the answer is chosen. */
  readonly lists: (field: Definition) => readonly Lookup[];
  /** Whether its list lacks an answer that it depends on, so that the field is not shown yet. */
  readonly isWaiting: (field: Definition, values: Values) => boolean;
  /** Whether an answer is valid only once its list is loaded and contains it. */
  readonly isValidatedByList: boolean;
  readonly fieldsToValidate: (field: Definition, answer: AnswerToValidate) => FieldToValidate[];
  /** Whether an answer in the draft is still one that the field offers. */
  readonly accepts: (field: Definition, value: string) => boolean;
  /** Whether the applicant types the answer. Others are chosen from texts of the site, which a browser may translate. */
  readonly isTyped: boolean;
  /** Returns the text of an answer in the review; nothing where none was given. */
  readonly reviewText: (value: string, words: ReviewWords) => string | undefined;
}

/** Parts that several kinds have in common. */
export const ownName = ({ name }: FieldBase): string[] => [name];
export const none = (): readonly never[] => [];
export const noValues = (): Values => ({});
export const never = (): boolean => false;
export const always = (): boolean => true;
export const nameOrValue: FieldKind<FieldBase>['reviewText'] = (value, { name }) => name ?? value;
/** The id of a choice means nothing to the applicant. */
export const nameOfChoice: FieldKind<FieldBase>['reviewText'] = (value, { name, choiceSaved }) =>
  value && (name ?? choiceSaved);
