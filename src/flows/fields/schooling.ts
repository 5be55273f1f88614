import * as general from '../../api/contract/general.ts';
import { lookup, type LookupOption } from '../../field-kinds/lookup.ts';
import type { Condition, ReviewRow } from '../../field-kinds/field-kind.ts';
import type { FieldDefinition } from '../../field-kinds/kinds.ts';
import { joinParts } from '../../lib/join-parts.ts';
import { isFromAbroad } from '../../model/application.ts';
import { OTHER_SCHOOL, type School, type SchoolLevel } from '../../model/lookup.ts';
import { placeFields } from './address.ts';
import { SHARED_CHOICES } from '../../config/choices/shared.ts';

export const currentEducation = (options: readonly (typeof SHARED_CHOICES.education)[number][]): FieldDefinition => ({
  kind: 'select',
  name: 'education',
  options,
  reused: 'same-school-level',
});

/** Education that applicants for a first degree or a scholarship have finished or are about to finish. */
export const BEFORE_BACHELOR = [
  'm6',
  'vocational',
  'high_vocational',
  'non_formal',
  'ged',
  'abroad',
  'bachelor',
  'other',
] as const;

const idIs =
  (type: string): Condition =>
  ({ id_type }) =>
    id_type === type;

const IDENTITY_ROW: ReviewRow = { separator: ' ' };
const SCHOOL_ROW: ReviewRow = { separator: ', ' };
const RESULTS_ROW: ReviewRow = { separator: '\n' };

/** The identity number is sent to the server but never stored in the browser. */
export const identity: readonly FieldDefinition[] = [
  {
    kind: 'radio',
    name: 'id_type',
    options: SHARED_CHOICES.id_type,
    initial: 'national_id',
    suggested: (saved) => (isFromAbroad(saved) ? 'passport' : undefined),
    section: 'identity',
    review: { row: IDENTITY_ROW, line: 'first' },
  },
  {
    kind: 'text',
    name: 'id_number',
    messageKey: 'national_id',
    review: { row: IDENTITY_ROW, line: 'first' },
    rule: 'national-id',
    inputMode: 'numeric',
    autocomplete: 'off',
    sensitive: true,
    visibleWhen: idIs('national_id'),
  },
  {
    kind: 'text',
    name: 'id_number',
    messageKey: 'passport',
    review: { row: IDENTITY_ROW, line: 'first' },
    rule: 'passport',
    autocomplete: 'off',
    sensitive: true,
    visibleWhen: idIs('passport'),
  },
  {
    kind: 'text',
    name: 'id_number',
    messageKey: 'other_id',
    review: { row: IDENTITY_ROW, line: 'first' },
    rule: 'other-id',
    autocomplete: 'off',
    sensitive: true,
    visibleWhen: idIs('other'),
  },
];

const isAbroad: Condition = ({ school_by }) => school_by === 'abroad';
const isByName: Condition = ({ school_by }) => school_by === 'name';
const isByPlace: Condition = ({ school_by }) => school_by === 'province' || school_by === 'postcode';
const SCHOOL_SECTION = 'school';
/** A single letter matches nearly every school. @chosen */
const SHORTEST_SEARCH = 2;

const schoolWithPlace = ({ id, name, district, province }: School): LookupOption => ({
  value: id,
  label: joinParts(name, district, province),
});

/** Finds a school by name among all schools of the country, with `general/school`. @chosen */
const schoolByName = (level: SchoolLevel): FieldDefinition => ({
  kind: 'autocomplete',
  name: 'school_id',
  section: SCHOOL_SECTION,
  text: 'school_search',
  messageKey: `${level}_search`,
  review: { row: SCHOOL_ROW, line: 'first', omit: [OTHER_SCHOOL] },
  other: OTHER_SCHOOL,
  otherText: 'school_name',
  visibleWhen: isByName,
  suggestions: lookup(
    general.schools,
    ({ school_search = '' }) => {
      const search = school_search.trim();
      return search.length < SHORTEST_SEARCH ? undefined : { search, level };
    },
    schoolWithPlace,
  ),
});

/**
 * The applicant's school. The search by name comes first, and a link below it leads to the other ways. The name is typed
 * if no list contains it or if the school is abroad; a school abroad has neither postcode nor province. @chosen
 */
const schoolFields = (level: SchoolLevel): readonly FieldDefinition[] => [
  schoolByName(level),
  ...placeFields(
    { by: 'school_by', postcode: 'postcode', province: 'province_id', district: 'district_id' },
    {
      row: SCHOOL_ROW,
      section: SCHOOL_SECTION,
      first: 'name',
      suggested: (saved) => (isFromAbroad(saved) ? 'abroad' : undefined),
      methods: SHARED_CHOICES.school_by,
      othersKey: 'school_by_others',
    },
  ),
  {
    kind: 'remote-select',
    name: 'school_id',
    messageKey: `${level}_id`,
    review: { row: SCHOOL_ROW, line: 'first', omit: [OTHER_SCHOOL] },
    other: OTHER_SCHOOL,
    visibleWhen: isByPlace,
    lookup: lookup(general.schools, ({ district_id }) => (district_id ? { district_id, level } : undefined)),
  },
  {
    kind: 'text',
    name: 'school_name',
    rule: 'single-line',
    review: { row: SCHOOL_ROW, line: 'first' },
    visibleWhen: ({ school_by, school_id }) => school_by !== 'abroad' && school_id === OTHER_SCHOOL,
  },
  {
    kind: 'text',
    name: 'school_name',
    messageKey: 'school_abroad',
    rule: 'single-line',
    review: { row: SCHOOL_ROW, line: 'first' },
    visibleWhen: isAbroad,
  },
];

export const schoolOf = (level: SchoolLevel): readonly FieldDefinition[] =>
  schoolFields(level).map((field) => ({ ...field, reused: 'same-school-level' }));

/** The usual years of study for each education. @chosen */
const USUAL_YEARS: Readonly<Record<string, string>> = {
  m6: '3',
  vocational: '3',
  high_vocational: '2',
  bachelor: '4',
  master: '2',
};

const grade = {
  kind: 'text',
  name: 'gpax',
  rule: 'gpax',
  inputMode: 'decimal',
  autocomplete: 'off',
  halfWidth: true,
} as const;

/** The results of the last school. `academic_year` may be written in either calendar. */
export const results: readonly FieldDefinition[] = [
  {
    kind: 'radio',
    name: 'education_level',
    options: SHARED_CHOICES.education_level,
    section: 'results',
    review: { row: RESULTS_ROW, line: 'first' },
  },
  { ...grade, visibleWhen: (values, selected) => !isAbroad(values, selected) },
  // Schools abroad use other scales, and applicants should not invent a number: the university reads the grades from
  // the transcript.
  { ...grade, messageKey: 'gpax_abroad', optional: true, visibleWhen: isAbroad },
  {
    kind: 'text',
    name: 'academic_year',
    rule: 'academic-year',
    inputMode: 'numeric',
    autocomplete: 'off',
    halfWidth: true,
    review: {
      row: RESULTS_ROW,
      line: 'first',
      phrase: ({ education_level }) => (education_level === 'graduated' ? 'finished' : 'expectedToFinish'),
    },
  },
  {
    kind: 'select',
    name: 'study_duration',
    review: { row: RESULTS_ROW, line: 'first', phrase: () => 'length' },
    options: SHARED_CHOICES.study_duration,
    suggested: ({ education }) => USUAL_YEARS[education ?? ''],
  },
];
