import { NO_LAST_NAME } from '../config/constants.ts';
import { inCommonEra, type Values } from '../model/rules.ts';

/** Something that is unusual and may still be right, so the review only asks. */
export interface SoftQuestion {
  readonly kind: 'prefixInName' | 'lastNameTwice' | 'yearHasPassed' | 'yearIsToCome' | 'yearIsLate' | 'yearIsLongAgo';
  /** The field whose answer is asked about. */
  readonly field: 'first_name' | 'academic_year';
  /** The words of the answer that the question quotes. */
  readonly quoted?: string;
}

/**
 * Titles that Thai and foreign cards print before the name. A Thai name may begin with the letters of one (นายิกา), so
 * a letter that carries no mark of the title has to follow.
 */
const PREFIXES = [
  /^(นางสาว|นาย|นาง|น\.\s?ส\.|เด็กชาย|เด็กหญิง|ด\.\s?ช\.|ด\.\s?ญ\.|ว่าที่)\s*[ก-ฮเ-ไ]/u,
  /^(Miss|Mrs|Ms|Mr|Dr)\.?\s+\p{L}/iu,
];

/** Beyond this, a year of the other calendar is likelier than a graduation so long ago. @chosen */
const LONG_AGO_YEARS = 40;

function questionsAboutName({ first_name: first = '', last_name: last = '' }: Values): readonly SoftQuestion[] {
  const prefix = PREFIXES.map((title) => title.exec(first)?.[1]).find(Boolean);
  const isTwice = last !== '' && last !== NO_LAST_NAME && first !== last && first.endsWith(` ${last}`);
  return [
    ...(prefix ? [{ kind: 'prefixInName', field: 'first_name', quoted: prefix } as const] : []),
    ...(isTwice ? [{ kind: 'lastNameTwice', field: 'first_name', quoted: last } as const] : []),
  ];
}

/** A pupil may still finish last year's academic year, which ends in the next calendar year. */
function questionAboutYear(values: Values, thisYear: number): SoftQuestion['kind'] | undefined {
  const { academic_year: typed = '', education_level: level, study_duration: duration = '' } = values;
  if (!/^\d{4}$/.test(typed)) return undefined;
  const year = inCommonEra(Number(typed));
  if (level === 'studying') {
    if (year < thisYear - 1) return 'yearHasPassed';
    // The longest duration means "or more".
    return /^[1-5]$/.test(duration) && year - thisYear > Number(duration) ? 'yearIsLate' : undefined;
  }
  if (level !== 'graduated') return undefined;
  if (year > thisYear) return 'yearIsToCome';
  return year < thisYear - LONG_AGO_YEARS ? 'yearIsLongAgo' : undefined;
}

/**
 * @param values the server's answers, by field name
 * @param thisYear of the common era, in Thailand
 */
export function softQuestions(values: Values, thisYear: number): readonly SoftQuestion[] {
  const year = questionAboutYear(values, thisYear);
  return [...questionsAboutName(values), ...(year ? [{ kind: year, field: 'academic_year' } as const] : [])];
}
