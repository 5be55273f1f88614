import { dialect } from '../../api/dialect.ts';
import type { CHOICES } from '../../config/choices/all.ts';
import { BACHELOR_CHOICES } from '../../config/choices/bachelor.ts';
import { SCHOLARSHIP_CHOICES } from '../../config/choices/scholarship.ts';
import { SHARED_CHOICES } from '../../config/choices/shared.ts';
import { SHORT_COURSE_CHOICES } from '../../config/choices/short-course.ts';
import type { FlowId } from '../../config/flow-registry.ts';

/** A choice that a form asks for. */
export interface Question {
  readonly field: keyof typeof CHOICES;
  readonly words: readonly string[];
  /**
   * The call that saves it. `initial` also sends those of `personal` on the first page, if the contract includes them.
   */
  readonly savedBy: 'personal' | 'answers';
  /** The answer that makes the form ask it. */
  readonly askedWith?: Readonly<Partial<Record<keyof typeof CHOICES, string>>>;
}

type SavedBy = Question['savedBy'];
const of = <Field extends keyof typeof CHOICES>(
  choices: Readonly<Partial<Record<Field, readonly string[]>>>,
  fields: readonly Field[],
  savedBy: SavedBy,
): Question[] => fields.map((field) => ({ field, words: choices[field] ?? [], savedBy }));

const shared = (savedBy: SavedBy, ...fields: readonly (keyof typeof SHARED_CHOICES)[]): Question[] =>
  of(SHARED_CHOICES, fields, savedBy);

const TITLE: readonly Question[] = [
  ...shared('personal', 'prefix_name'),
  {
    field: 'academic_rank',
    words: SHARED_CHOICES.academic_rank,
    savedBy: 'personal',
    askedWith: { prefix_name: 'academic' },
  },
];
const LOAN_TYPE: Question = {
  field: 'loan_type',
  words: SHARED_CHOICES.loan_type,
  savedBy: 'answers',
  askedWith: { student_loan_interest: 'yes' },
};
const SCHOOLING = ['id_type', 'school_by', 'education_level', 'study_duration'] as const;
const BEFORE_BACHELOR = ['m6', 'vocational', 'high_vocational', 'non_formal', 'ged', 'abroad', 'bachelor', 'other'];
const education = (words: readonly string[]): Question => ({ field: 'education', words, savedBy: 'personal' });

/**
 * The choices of each flow's forms, with the call that saves them. Only a build can load the flows, so a test compares
 * this table with them.
 */
export const QUESTIONS: Readonly<Record<FlowId, readonly Question[]>> = {
  bachelor: [
    ...of(BACHELOR_CHOICES, ['programme_type'], 'personal'),
    education(BEFORE_BACHELOR),
    ...TITLE,
    ...shared('answers', ...SCHOOLING, 'scholarship_interest', 'student_loan_interest'),
  ],
  graduate: [
    { field: 'degree', words: ['master', 'doctoral'], savedBy: 'personal' },
    education(['bachelor', 'master', 'doctoral', 'other']),
    ...TITLE,
    ...shared('answers', ...SCHOOLING, 'scholarship_interest', 'student_loan_interest'),
    LOAN_TYPE,
  ],
  'short-course': [
    ...TITLE,
    ...of(SHORT_COURSE_CHOICES, ['receipt_issued_to', 'same_as_invoice'], 'personal'),
    ...shared('personal', 'tax_address_by', 'shipping_address_by'),
    ...of(SHORT_COURSE_CHOICES, ['promotion_interest'], 'answers'),
  ],
  scholarship: [
    education(BEFORE_BACHELOR),
    ...shared('personal', ...SCHOOLING, 'home_address_by'),
    ...of(SCHOLARSHIP_CHOICES, ['sport_type', 'class_time'], 'personal'),
    ...shared('answers', 'student_loan_interest'),
    LOAN_TYPE,
  ],
};

type Offered = typeof dialect.offered;

const isAsked = ({ askedWith = {} }: Question, offered: Offered): boolean =>
  Object.entries(askedWith).every(([field, word]) => offered(field, [word]).length > 0);

/** The questions of a flow if the API has only some of the choices. */
export const questionsOf = (flow: FlowId, offered: Offered = dialect.offered): Question[] =>
  QUESTIONS[flow]
    .filter((question) => isAsked(question, offered))
    .map((question) => ({ ...question, words: offered(question.field, question.words) }));

/** The preferred answer, or the first one that the API has. */
export const answerTo = (flow: FlowId, field: Question['field'], preferred: string): string => {
  const words = questionsOf(flow).find((question) => question.field === field)?.words ?? [];
  return words.includes(preferred) ? preferred : (words[0] ?? preferred);
};
