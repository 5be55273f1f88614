import { call } from '../api/call.ts';
import * as general from '../api/contract/general.ts';
import * as api from '../api/contract/scholarship.ts';
import { defineFlow, lookup, type FieldEntry, type Place, type When } from '../engine/flow.ts';
import { valuesOf } from '../engine/journey.ts';
import type { Values } from '../model/rules.ts';
import { address } from './fields/address.ts';
import { semesterOption } from './fields/campaign.ts';
import { loanInterest, loanType } from './fields/funding.ts';
import { contact, fullName } from './fields/person.ts';
import { currentEducation, identity, results, schoolOf } from './fields/schooling.ts';
import { registrationBody } from './registration.ts';

/** Education and faculty are sent only when both are present (spec, section 5). */
const hasBoth: When = ({ education, faculty_id }) => Boolean(education && faculty_id);
/** Without an education there is no faculty either: nothing of the two takes back what was given before. */
const isSent = (values: Values, held: Values): boolean =>
  hasBoth(values, {}) || (hasBoth(held, {}) && !values['education']);

const interest: readonly FieldEntry[] = [
  {
    ...currentEducation(['m6', 'vocational', 'high_vocational', 'non_formal', 'ged', 'bachelor']),
    section: 'programme',
    optional: true,
    sentIf: isSent,
  },
  {
    kind: 'lookup',
    name: 'faculty_id',
    when: ({ education }) => Boolean(education),
    optional: true,
    sentIf: isSent,
    lookup: lookup(general.campaignFaculties, (_values, { slug }) => (slug ? { slug } : undefined)),
  },
  {
    kind: 'lookup',
    name: 'course_id',
    word: 'course_of_interest',
    optional: true,
    when: hasBoth,
    sentIf: isSent,
    lookup: lookup(general.courses, ({ faculty_id }) => (faculty_id ? { faculty_id } : undefined)),
  },
];

const studentNumber: FieldEntry = {
  kind: 'text',
  name: 'student_no',
  rule: 'student-number',
  autocomplete: 'off',
  optional: true,
  // "Only when given" (spec, section 5); an empty one takes back what was given before.
  sentIf: ({ student_no }, held) => Boolean(student_no) || Boolean(held['student_no']),
};

/** The campaign and the answers so far, as the lists of the scholarship ask for them; `undefined` while one is missing. */
function ofCampaign<N extends string>({ campaignId }: Place, values: Values, ...names: readonly N[]) {
  const known = names.flatMap((name) => (values[name] ? [[name, values[name]] as const] : []));
  if (!campaignId || known.length < names.length) return undefined;
  return { scholarship_campaign_id: campaignId, ...(Object.fromEntries(known) as Record<N, string>) };
}

const programme: readonly FieldEntry[] = [
  {
    kind: 'lookup',
    name: 'faculty_id',
    lookup: lookup(api.availableFaculties, (values, place) => ofCampaign(place, values)),
  },
  {
    kind: 'lookup',
    name: 'course_type_id',
    lookup: lookup(api.availableCourseTypes, (values, place) => ofCampaign(place, values, 'faculty_id')),
  },
  {
    kind: 'lookup',
    name: 'course_id',
    lookup: lookup(api.availableCourses, (values, place) => ofCampaign(place, values, 'faculty_id', 'course_type_id')),
  },
  {
    kind: 'lookup',
    name: 'semester_id',
    lookup: lookup(
      api.availableSemesters,
      (values, place) => ofCampaign(place, values, 'faculty_id', 'course_type_id', 'course_id'),
      semesterOption,
    ),
  },
];

/** Choices of these are not given by the specification; chosen. */
const talent: readonly FieldEntry[] = [
  {
    kind: 'select',
    name: 'sport_type',
    section: 'talent',
    optional: true,
    options: [
      'football',
      'futsal',
      'volleyball',
      'basketball',
      'badminton',
      'takraw',
      'athletics',
      'swimming',
      'esports',
      'other',
    ],
  },
  { kind: 'long-text', name: 'special_talent', rule: 'long-text', optional: true },
  { kind: 'long-text', name: 'activities', rule: 'long-text', optional: true },
  { kind: 'tiles', name: 'class_time', section: 'class_time', options: ['weekday', 'evening', 'weekend'] },
];

/** A scholarship campaign, by the slug or id in the address (spec, sections 1, 2 and 7; order by decisions, section 2). */
export const scholarship = defineFlow({
  id: 'scholarship',
  type: 'scholarship',
  paymentKind: 'scholarship-application',
  routes: {
    payment: 'scholarship.payment',
    callback: 'scholarship.payment-callback',
    complete: 'scholarship.confirmation-complete',
    failed: 'scholarship.confirmation-failed',
  },
  steps: [
    {
      name: 'start',
      route: 'scholarship',
      save: 'register',
      fields: [
        ...fullName.map((field, index) => (index === 0 ? { ...field, section: 'person' } : field)),
        ...contact,
        studentNumber,
        ...interest,
      ],
    },
    { name: 'programme', route: 'scholarship.faculty-type', save: 'answers', fields: programme },
    {
      name: 'personal',
      route: 'scholarship.personal-information',
      save: 'personal',
      fields: [
        ...identity,
        ...address('home_', { section: 'home_address', first: 'postcode' }),
        ...schoolOf('school'),
        ...results,
        ...talent,
      ],
      documents: true,
    },
    { name: 'loan', route: 'scholarship.education-loan', save: 'answers', fields: [loanInterest, loanType] },
  ],
  calls: {
    check: api.check,
    initial: api.initial,
    requestCode: api.requestCode,
    validateCode: api.validateCode,
    read: api.read,
    update: api.update,
    updatePersonal: api.updatePersonal,
    checkCanApply: api.checkCanApply,
    openPayment: api.openPayment,
    uploadFile: api.uploadFile,
    deleteFile: api.deleteFile,
    listFiles: api.listFiles,
    listCustomInputs: api.listCustomInputs,
    saveCustomInputs: api.saveCustomInputs,
  },
  confirmation: { route: 'scholarship.confirm', start: api.startConfirm, confirm: api.confirm },
  findPlace: async (slug, { locale }) => {
    const found = await call(api.campaign, { locale, parameters: { slug } });
    const about = [found.description, found.info_box].flatMap((html) => (html ? [html] : []));
    return {
      slug: found.slug,
      campaignId: found.id,
      campaign: { name: found.name, about, amount: found.amount, open: found.open },
    };
  },
  belongs: (application, { campaignId }) => {
    const made = valuesOf(application)['scholarship_campaign_id'];
    return made === undefined || made === campaignId;
  },
  stepReadQuery: { no_payment: '1' },
  checkQuery: (person, { campaignId = '' }) => ({ ...person, mode: 'check', scholarship_campaign_id: campaignId }),
  codeIdentity: ({ campaignId = '' }) => ({ type: 'scholarship', scholarship_campaign_id: campaignId }),
  initialBody: (values, { campaignId = '' }) => ({
    ...registrationBody(values, ['student_no', ...(hasBoth(values, {}) ? ['education', 'faculty_id'] : [])]),
    scholarship_campaign_id: campaignId,
  }),
  openPaymentBody: (method) => ({ method }),
  wantedFiles: async (_mine, { locale }, { slug = '' }) =>
    (await call(api.campaign, { locale, parameters: { slug } })).files,
});
