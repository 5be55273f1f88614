import * as application from '../../api/contract/application.ts';
import * as general from '../../api/contract/general.ts';
import { lookup, type Chosen, type FieldEntry } from '../../engine/flow.ts';
import type { Campaign, Semester } from '../../model/lookup.ts';

/** Fields that bachelor and graduate applications share; `degree` is the `type` in queries (spec, section 7). */
type Degree = 'bachelor' | 'graduate';

/** What the applicant last studied. Values are not given by the specification; chosen. */
export const currentEducation = (options: readonly string[]): FieldEntry => ({
  kind: 'select',
  name: 'education',
  options,
});

export const facultyOfInterest = (degree: Degree): FieldEntry => ({
  kind: 'lookup',
  name: 'faculty_id',
  lookup: lookup(general.campaignFaculties, (values) => ({ type: degree, degree: values['degree'] ?? degree })),
});

const needsReferralCode = (chosen: Chosen): boolean =>
  (chosen['campaign_id'] as Campaign | undefined)?.need_referral_code ?? false;

/** `ภาคเรียนที่ 1 · ปีการศึกษา 2570 · เริ่ม …`: readable parts as the server gives them (decisions 4.7). */
const semesterOption = (semester: Semester) => ({
  value: semester.id,
  label: [
    semester.period,
    semester.year_readable ?? semester.year,
    semester.start_at_readable ?? semester.regis_start_at_readable,
  ]
    .filter((part) => part !== null && part !== undefined && part !== '')
    .join(' · '),
});

const optional = (name: string, value: string | undefined): Record<string, string> => (value ? { [name]: value } : {});

/** Campaign, course type, faculty, course and semester: each list waits for the choice before it. */
export const programme = (degree: Degree): readonly FieldEntry[] => [
  {
    kind: 'lookup',
    name: 'campaign_id',
    lookup: lookup(application.campaigns, (values) => ({
      type: degree,
      ...optional('programme_type', values['programme_type']),
      ...optional('degree', values['degree']),
    })),
    about: (campaign: Campaign) => [campaign.info_box, campaign.best_offer],
  },
  {
    kind: 'text',
    name: 'referral_code',
    rule: 'referral-code',
    autocomplete: 'off',
    when: (_values, chosen) => needsReferralCode(chosen),
  },
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
