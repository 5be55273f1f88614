import * as general from '../../api/contract/general.ts';
import { lookup, type FieldEntry, type When } from '../../engine/flow.ts';
import { OTHER_SCHOOL, type SchoolLevel } from '../../model/lookup.ts';
import { placeFields } from './address.ts';

/** What the applicant last studied. Values are not given by the specification; chosen. */
export const currentEducation = (options: readonly string[]): FieldEntry => ({
  kind: 'select',
  name: 'education',
  options,
});

const idIs =
  (type: string): When =>
  ({ id_type }) =>
    id_type === type;

/** National ID card or passport number: sent to the server, never kept in the browser. */
export const identity: readonly FieldEntry[] = [
  { kind: 'tiles', name: 'id_type', options: ['national_id', 'passport'], initial: 'national_id', section: 'identity' },
  {
    kind: 'text',
    name: 'id_number',
    rule: 'national-id',
    inputMode: 'numeric',
    autocomplete: 'off',
    secret: true,
    when: idIs('national_id'),
  },
  { kind: 'text', name: 'id_number', rule: 'passport', autocomplete: 'off', secret: true, when: idIs('passport') },
];

const isAbroad: When = ({ school_by }) => school_by === 'abroad';
/** The label of a school by its level. */
const WORD = { school: 'school_id', university: 'university_id' } as const satisfies Record<SchoolLevel, string>;

/**
 * The school, found by postcode or by province and district; one that is in no list is written down, and so is one abroad, which has
 * neither. That way is not given by the specification; chosen.
 */
export const schoolOf = (level: SchoolLevel): readonly FieldEntry[] => [
  ...placeFields(
    { by: 'school_by', postcode: 'postcode', province: 'province_id', district: 'district_id' },
    { section: 'school', ways: ['province', 'postcode', 'abroad'] },
  ),
  {
    kind: 'lookup',
    name: 'school_id',
    word: WORD[level],
    other: OTHER_SCHOOL,
    when: (values, chosen) => !isAbroad(values, chosen),
    lookup: lookup(general.schools, ({ district_id }) => (district_id ? { district_id, level } : undefined)),
  },
  {
    kind: 'text',
    name: 'school_name',
    rule: 'line',
    when: ({ school_by, school_id }) => school_by !== 'abroad' && school_id === OTHER_SCHOOL,
  },
  { kind: 'text', name: 'school_name', word: 'school_abroad', rule: 'line', when: isAbroad },
];

/** Results so far. `academic_year` may be written in either calendar. */
export const results: readonly FieldEntry[] = [
  { kind: 'tiles', name: 'education_level', options: ['studying', 'graduated'], section: 'results' },
  { kind: 'text', name: 'gpax', rule: 'gpax', inputMode: 'decimal', autocomplete: 'off' },
  { kind: 'text', name: 'academic_year', rule: 'year', inputMode: 'numeric', autocomplete: 'off' },
  { kind: 'select', name: 'study_duration', options: ['1', '2', '3', '4', '5', '6'] },
];
