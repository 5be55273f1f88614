import * as application from '../../api/contract/application.ts';
import * as general from '../../api/contract/general.ts';
import { lookup } from '../../field-kinds/lookup.ts';
import type { FieldDefinition } from '../../field-kinds/kinds.ts';
import type { Campaign } from '../../model/lookup.ts';
import type { Values } from '../../model/rules.ts';
import {
  availableTypeOf,
  courseOption,
  facultyLogo,
  PROGRAMME_ROW,
  referralCode,
  roundOption,
  semesterOption,
} from './campaign.ts';

/** The kind of admission, which queries send as `type` (docs/spec.md, section 7). */
export type AdmissionType = 'bachelor' | 'graduate';

/**
 * The faculty that the applicant is interested in.
 * @param degreeOf returns the degree whose faculties are listed; the list waits until it is known
 */
export const facultyOfInterest = (
  type: AdmissionType,
  degreeOf: (values: Values) => string | undefined,
): FieldDefinition => ({
  kind: 'remote-select',
  name: 'faculty_id',
  picture: facultyLogo,
  linkedBy: 'faculty',
  lookup: lookup(general.campaignFaculties, (values) => {
    const degree = degreeOf(values);
    return degree ? { type, degree } : undefined;
  }),
  invalidates: ['course_id', 'major_id'],
});

/** If one of these answers changes, the applicant chooses the whole programme again. */
export const PROGRAMME_ANSWERS = ['campaign_id', 'course_type_id', 'course_id', 'major_id', 'semester_id'] as const;

/** The answer to the first step that determines which rounds and course types are listed. */
const ROUND_ANSWER = { bachelor: 'programme_type', graduate: 'degree' } as const satisfies Record<
  AdmissionType,
  string
>;

/** Returns the query that lists the rounds and their course types, and finds the documents that a round requires. */
export const campaignQuery = (type: AdmissionType, values: Values) => ({
  type,
  ...optional(ROUND_ANSWER[type], values[ROUND_ANSWER[type]]),
});

const optional = (name: string, value: string | undefined): Record<string, string> => (value ? { [name]: value } : {});

/** The choices that lead to a programme. Each list waits for the choice before it. */
export const programme = (type: AdmissionType): readonly FieldDefinition[] => [
  {
    kind: 'remote-select',
    name: 'campaign_id',
    linkedBy: 'round',
    listsRounds: true,
    lookup: lookup(
      application.campaigns,
      (values) => (values[ROUND_ANSWER[type]] ? campaignQuery(type, values) : undefined),
      roundOption,
    ),
    description: ({ info_box }: Campaign) => [info_box],
    offer: ({ best_offer }: Campaign) => best_offer,
    price: { messageKey: 'fee', amount: ({ amount }: Campaign) => amount },
  },
  referralCode,
  {
    kind: 'remote-select',
    name: 'course_type_id',
    asTiles: true,
    review: { row: PROGRAMME_ROW, line: 'second' },
    // Whoever has chosen a transfer programme is not asked again; a back end that does not know this lists every type.
    lookup: lookup(application.availableCourseTypes, (values) =>
      values['campaign_id'] ? { ...campaignQuery(type, values), campaign_id: values['campaign_id'] } : undefined,
    ),
  },
  {
    kind: 'remote-select',
    name: 'faculty_id',
    picture: facultyLogo,
    chosenBefore: true,
    asTiles: true,
    lookup: lookup(application.availableFaculties, ({ campaign_id, course_type_id, degree }) =>
      campaign_id && course_type_id ? { type, campaign_id, course_type_id, ...optional('degree', degree) } : undefined,
    ),
  },
  {
    kind: 'remote-select',
    name: 'course_id',
    linkedBy: 'programme',
    asTiles: true,
    review: { row: PROGRAMME_ROW, line: 'first' },
    lookup: lookup(
      application.availableCourses,
      ({ faculty_id, course_type_id, degree }) =>
        faculty_id && course_type_id
          ? { type: 'course' as const, faculty_id, course_type_id, ...optional('degree', degree) }
          : undefined,
      courseOption,
    ),
  },
  {
    kind: 'remote-select',
    name: 'major_id',
    asTiles: true,
    review: { row: PROGRAMME_ROW, line: 'first' },
    optional: true,
    emptyListAllowed: true,
    lookup: lookup(application.availableCourses, ({ faculty_id, course_id, course_type_id }) =>
      faculty_id && course_id && course_type_id
        ? { type: 'major' as const, faculty_id, course_id, course_type_id }
        : undefined,
    ),
  },
  {
    kind: 'remote-select',
    name: 'semester_id',
    asTiles: true,
    review: { row: PROGRAMME_ROW, line: 'second' },
    choosesFirst: true,
    availableType: availableTypeOf,
    lookup: lookup(
      application.availableSemesters,
      ({ campaign_id, course_id }) => (campaign_id && course_id ? { type, campaign_id, course_id } : undefined),
      semesterOption,
    ),
  },
];
