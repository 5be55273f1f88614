import type { ReviewPosition } from '../field-kinds/field-kind.ts';
import type { Locale } from '../config/locales.ts';
import type { Messages } from '../i18n/messages.ts';
import { placeLine, type PlaceLevel } from '../i18n/place.ts';
import type { SummaryRow } from '../ui/summary-row.ts';

export interface AnswerRow extends SummaryRow {
  readonly value: string;
  /** The server's value; empty for a number that it never sends. */
  readonly answer: string;
  readonly isGiven: boolean;
  readonly review: ReviewPosition | undefined;
}

type JoinedAnswer = AnswerRow & { readonly review: ReviewPosition };

/** The words for the texts of joined answers. */
export interface JoiningWords {
  readonly locale: Locale;
  readonly terms: Messages['review']['joined'];
  /** The text for a choice whose name is unknown. */
  readonly choiceSaved: string;
}

const PLACE: readonly PlaceLevel[] = ['subDistrict', 'district', 'province', 'postcode'];

const onLine = (answers: readonly JoinedAnswer[], line: ReviewPosition['line']): readonly JoinedAnswer[] =>
  answers.filter(({ review }) => review.line === line);

/** A single unnamed choice represents all of them. Other answers may be equal, such as two names. */
function textOf(answers: readonly JoinedAnswer[], separator: string, { choiceSaved }: JoiningWords): string {
  const values = answers.filter(({ answer, review }) => !review.omit?.includes(answer)).map(({ value }) => value);
  return values.filter((value, index) => value !== choiceSaved || values.indexOf(value) === index).join(separator);
}

function placeText(answers: readonly JoinedAnswer[], separator: string, words: JoiningWords): string {
  const isNamed = ({ value }: JoinedAnswer): boolean => value !== words.choiceSaved;
  const unnamed = answers.filter((answer) => !isNamed(answer));
  const named = answers.filter(isNamed).map(({ review, value }) => [review.line, value] as const);
  return [textOf(unnamed, separator, words), placeLine(Object.fromEntries(named), words.locale)]
    .filter(Boolean)
    .join(separator);
}

/**
 * Joins answers that form one fact into one row, which links to the first of their fields. A missing answer keeps its
 * own row, so that it is noticed.
 * @param rows in form order
 */
export function joinAnswers(rows: readonly AnswerRow[], words: JoiningWords): SummaryRow[] {
  return rows.flatMap((row): readonly SummaryRow[] => {
    const joined = row.review?.row;
    if (!joined || !row.isGiven) return [row];
    const answers = rows.filter((one): one is JoinedAnswer => one.review?.row === joined && one.isGiven);
    const [first, second] = [onLine(answers, 'first'), onLine(answers, 'second')];
    const place = PLACE.flatMap((level) => onLine(answers, level));
    if (row !== [...first, ...second, ...place][0]) return [];
    const { separator, term } = joined;
    const text = [textOf(first, separator, words), textOf(second, separator, words), placeText(place, separator, words)]
      .filter(Boolean)
      .join('\n');
    return [
      {
        key: row.key,
        term: term ? words.terms[term] : row.term,
        value: text || row.value,
        ...(answers.some(({ verbatim }) => verbatim) && { verbatim: true }),
        change: answers[0]?.change,
        names: answers.flatMap(({ names = [] }) => names),
      },
    ];
  });
}
