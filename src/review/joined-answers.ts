import { NO_LAST_NAME } from '../config/constants.ts';
import { OTHER_SCHOOL } from '../model/lookup.ts';
import type { Messages } from '../i18n/messages.ts';
import type { SummaryRow } from '../ui/summary-row.ts';

/** Answers that are read as one fact: the first that was given names the row, unless `term` does. */
interface JoinedAnswers {
  readonly lines: readonly (readonly string[])[];
  readonly between: string;
  readonly term?: keyof Messages['review']['joined'];
  /** Values that say nothing beside the others. */
  readonly unsaid?: readonly string[];
}

const addressOf = (prefix: string): JoinedAnswers => ({
  lines: [
    [`${prefix}_address`],
    ['sub_district_id', 'district_id', 'province_id', 'postcode'].map((name) => `${prefix}_${name}`),
  ],
  between: ', ',
});

const JOINED: readonly JoinedAnswers[] = [
  {
    lines: [['prefix_name', 'rank', 'academic_rank', 'first_name', 'last_name']],
    between: ' ',
    term: 'name',
    unsaid: ['military', 'academic', 'other', NO_LAST_NAME],
  },
  {
    lines: [
      ['school_id', 'school_name'],
      ['district_id', 'province_id', 'postcode'],
    ],
    between: ', ',
    unsaid: [OTHER_SCHOOL],
  },
  {
    lines: [
      ['course_id', 'major_id'],
      ['course_type_id', 'semester_id'],
    ],
    between: ' · ',
  },
  { lines: [['short_course_id'], ['period_id']], between: '' },
  { lines: [['id_type', 'id_number']], between: ' ' },
  { lines: [['education_level', 'academic_year', 'study_duration']], between: ' · ' },
  ...['home', 'tax', 'shipping'].map(addressOf),
];

export interface AnswerRow extends SummaryRow {
  readonly name: string;
  readonly value: string;
  /** What the server has; empty for a number that it never sends. */
  readonly answer: string;
  readonly isGiven: boolean;
}

/** @param rows in the order of the form; a row of several answers leads to the first of them */
export function joinAnswers(rows: readonly AnswerRow[], terms: Messages['review']['joined']): SummaryRow[] {
  return rows.flatMap((row): readonly SummaryRow[] => {
    const joined = JOINED.find(({ lines }) => lines.flat().includes(row.name));
    if (!joined || !row.isGiven) return [row];
    const { lines, between, term, unsaid = [] } = joined;
    const named = (names: readonly string[]): readonly AnswerRow[] =>
      names.flatMap((name) => rows.filter((one) => one.name === name && one.isGiven));
    const members = named(lines.flat());
    if (row !== members[0]) return [];
    const verbatim = members.some((one) => one.verbatim);
    const said = lines.map((line) =>
      named(line)
        .filter(({ answer }) => !unsaid.includes(answer))
        .map(({ value }) => value)
        .join(between),
    );
    return [
      {
        key: row.key,
        term: term ? terms[term] : row.term,
        value: said.filter(Boolean).join('\n') || row.value,
        ...(verbatim && { verbatim }),
        change: rows.find((one) => members.includes(one))?.change,
      },
    ];
  });
}
