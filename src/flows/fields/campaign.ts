import type { FieldDefinition } from '../../field-kinds/kinds.ts';
import type { ReviewRow } from '../../field-kinds/field-kind.ts';
import type { Locale } from '../../config/locales.ts';
import { startOfClasses } from '../../i18n/start-of-classes.ts';
import { joinParts } from '../../lib/join-parts.ts';
import type { Campaign, Course, Faculty, Semester } from '../../model/lookup.ts';

/** The review shows course and major on one line, with the course type and the semester below it. */
export const PROGRAMME_ROW: ReviewRow = { separator: ' · ' };

/** The referral code, if the chosen campaign needs one (docs/spec.md, section 5). */
export const referralCode: FieldDefinition = {
  kind: 'text',
  name: 'referral_code',
  linkedBy: 'referral',
  rule: 'referral-code',
  autocomplete: 'off',
  visibleWhen: (_values, { campaign_id }) =>
    (campaign_id as { readonly need_referral_code?: boolean } | undefined)?.need_referral_code ?? false,
};

const isBare = (text: string | null | undefined): text is string => /^\p{Nd}+$/u.test(text ?? '');

/** A day on which registration begins is not the start of classes, so it is left out. */
const startText = ({ start_at_readable: start, regis_start_at_readable: registration }: Semester, locale: Locale) =>
  start ? startOfClasses(start, locale) : registration;

/** Joins the parts of a name to a label, and to the two lines of a tile. */
function inTwoLines(value: string, title: string, note: string | null | undefined) {
  const label = joinParts(title, note);
  return { value, label, tile: title && note ? { title, note } : { title: label } };
}

/**
 * Labels a semester as `ภาคเรียนที่ 1 · ปีการศึกษา 2570 · เริ่มเรียน …`. Readable parts are shown as the server gives
 * them (docs/spec-decisions.md, 4.7). Bare numbers are joined as universities write them: `1/2570`.
 */
export function semesterOption(semester: Semester, locale: Locale) {
  const { id, period } = semester;
  const year = semester.year_readable ?? semester.year;
  const title = isBare(period) && isBare(year) ? `${period}/${year}` : joinParts(period, year);
  return inTwoLines(id, title, startText(semester, locale));
}

/** `วิทยาศาสตรบัณฑิต สาขา…`, `Bachelor of Science in …` */
const DEGREE_AND_SUBJECT = /^(?<degree>\S*บัณฑิต|(?:Bachelor|Master|Doctor) .+?)(?: สาขา(?:วิชา)?| in )(?<subject>.+)$/u;

/** A tile begins with the subject, in which the courses of a faculty differ. @chosen */
export function courseOption({ id, name }: Pick<Course, 'id' | 'name'>) {
  const { degree, subject = name } = DEGREE_AND_SUBJECT.exec(name)?.groups ?? {};
  return { value: id, label: name, tile: { title: subject, note: degree } };
}

export const availableTypeOf = ({ available_type: type }: Semester): Semester['available_type'] => type;

/** All faculty lists include a logo (docs/spec.md, section 3). */
export const facultyLogo = ({ logo }: Faculty): string | null | undefined => logo?.circle;

const NAMES_A_YEAR = /\p{Nd}{4}/u;
/**
 * Labels a period as `รุ่นที่ 1 · เริ่มเรียน 6 มีนาคม 2570`. The date already contains the year, so the academic year
 * is left out.
 * @chosen
 */
export const periodOption = (period: Semester, locale: Locale) =>
  NAMES_A_YEAR.test(period.start_at_readable ?? '')
    ? inTwoLines(period.id, period.period ?? '', startText(period, locale))
    : semesterOption(period, locale);

export const roundOption = ({ id, name, open }: Pick<Campaign, 'id' | 'name' | 'open'>) => ({
  value: id,
  label: name,
  disabled: !open,
});
