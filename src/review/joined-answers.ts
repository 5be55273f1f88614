import type { ReviewPosition } from '../field-kinds/field-kind.ts';
import type { Messages } from '../i18n/messages.ts';
import type { SummaryRow } from '../ui/summary-row.ts';

export interface AnswerRow extends SummaryRow {
  readonly value: string;
  /** The value that the server has; empty for a number that it never sends. */
  readonly answer: string;
  readonly isGiven: boolean;
  readonly review: ReviewPosition | undefined;
}

type JoinedAnswer = AnswerRow & { readonly review: ReviewPosition };

const onLine = (answers: readonly JoinedAnswer[], line: ReviewPosition['line']): readonly JoinedAnswer[] =>
  answers.filter(({ review }) => review.line === line);

/** Returns the answers of the row line by line, each line in the order in which it is read. */
const linesOf = (answers: readonly JoinedAnswer[]): readonly (readonly JoinedAnswer[])[] => [
  onLine(answers, 'first'),
  onLine(answers, 'second'),
  [...onLine(answers, 'place')].reverse(),
];

/**
 * Joins answers that are read as one fact into one row, which leads to the first of their fields. A missing answer keeps
 * a row of its own, so that it is noticed.
 * @param rows in the order of the form
 */
export function joinAnswers(rows: readonly AnswerRow[], terms: Messages['review']['joined']): SummaryRow[] {
  return rows.flatMap((row): readonly SummaryRow[] => {
    const joined = row.review?.row;
    if (!joined || !row.isGiven) return [row];
    const answers = rows.filter((one): one is JoinedAnswer => one.review?.row === joined && one.isGiven);
    const lines = linesOf(answers);
    const [first] = lines.flat();
    if (row !== first) return [];
    const text = lines
      .map((line) => {
        const values = line.filter(({ answer, review }) => !review.omit?.includes(answer)).map(({ value }) => value);
        // Two choices whose names nobody knows have the same text.
        return [...new Set(values)].join(joined.separator);
      })
      .filter(Boolean)
      .join('\n');
    return [
      {
        key: row.key,
        term: joined.term ? terms[joined.term] : row.term,
        value: text || row.value,
        ...(answers.some(({ verbatim }) => verbatim) && { verbatim: true }),
        change: answers[0]?.change,
        names: answers.flatMap(({ names = [] }) => names),
      },
    ];
  });
}
