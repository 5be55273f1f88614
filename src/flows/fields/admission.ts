import * as application from '../../api/contract/application.ts';
import * as general from '../../api/contract/general.ts';
import { lookup, type FieldEntry } from '../../engine/flow.ts';
import type { Campaign } from '../../model/lookup.ts';
import type { Values } from '../../model/rules.ts';
import { referralCode, semesterOption } from './campaign.ts';

/** Fields that bachelor and graduate applications share; `degree` is the `type` in queries (spec, section 7). */
export type Degree = 'bachelor' | 'graduate';

/** @param level the degree whose faculties are listed; while it is not known, the list waits */
export const facultyOfInterest = (type: Degree, level: (values: Values) => string | undefined): FieldEntry => ({
  kind: 'lookup',
  name: 'faculty_id',
  lookup: lookup(general.campaignFaculties, (values) => {
    const degree = level(values);
    return degree ? { type, degree } : undefined;
  }),
  clears: ['course_id', 'major_id'],
});

/** What decides which rounds and courses there are: a change of it asks for the whole programme again. */
export const PROGRAMME_ANSWERS = ['campaign_id', 'course_type_id', 'course_id', 'major_id', 'semester_id'] as const;

/** The answer to the first step that rounds differ by. */
const WAY = { bachelor: 'programme_type', graduate: 'degree' } as const satisfies Record<Degree, string>;

/** The rounds of an application; used for its list and for the documents that its round asks for. */
export const campaignQuery = (type: Degree, values: Values) => ({
  type,
  ...optional(WAY[type], values[WAY[type]]),
});

const optional = (name: string, value: string | undefined): Record<string, string> => (value ? { [name]: value } : {});

/** Campaign, course type, faculty, course and semester: each list waits for the choice before it. */
export const programme = (degree: Degree): readonly FieldEntry[] => [
  {
    kind: 'lookup',
    name: 'campaign_id',
    lookup: lookup(application.campaigns, (values) =>
      values[WAY[degree]] ? campaignQuery(degree, values) : undefined,
    ),
    about: (campaign: Campaign) => [campaign.info_box, campaign.best_offer],
    price: { word: 'fee', of: ({ amount }: Campaign) => amount },
  },
  referralCode,
  {
    kind: 'lookup',
    name: 'course_type_id',
    lookup: lookup(application.availableCourseTypes, ({ campaign_id, degree: level }) =>
      campaign_id ? { type: degree, campaign_id, ...optional('degree', level) } : undefined,
    ),
  },
  {
    kind: 'lookup',
    name: 'faculty_id',
    lookup: lookup(application.availableFaculties, ({ campaign_id, course_type_id, degree: level }) =>
      campaign_id && course_type_id
        ? { type: degree, campaign_id, course_type_id, ...optional('degree', level) }
        : undefined,
    ),
  },
  {
    kind: 'lookup',
    name: 'course_id',
    lookup: lookup(application.availableCourses, ({ faculty_id, course_type_id, degree: level }) =>
      faculty_id && course_type_id
        ? { type: 'course' as const, faculty_id, course_type_id, ...optional('degree', level) }
        : undefined,
    ),
  },
  {
    kind: 'lookup',
    name: 'major_id',
    optional: true,
    mayBeEmpty: true,
    lookup: lookup(application.availableCourses, ({ faculty_id, course_id, course_type_id }) =>
      faculty_id && course_id && course_type_id
        ? { type: 'major' as const, faculty_id, course_id, course_type_id }
        : undefined,
    ),
  },
  {
    kind: 'lookup',
    name: 'semester_id',
    lookup: lookup(
      application.availableSemesters,
      ({ campaign_id, course_id }) => (campaign_id && course_id ? { type: degree, campaign_id, course_id } : undefined),
      semesterOption,
    ),
  },
];
