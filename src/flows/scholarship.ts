import { call } from '../api/client.ts';
import * as general from '../api/contract/general.ts';
import * as api from '../api/contract/scholarship.ts';
import type { CampaignContext } from './definition/campaign-context.ts';
import { inPart } from './definition/flow.ts';
import { lookup } from '../field-kinds/lookup.ts';
import type { FieldDefinition } from '../field-kinds/kinds.ts';
import type { Condition } from '../field-kinds/field-kind.ts';
import { defineFlow } from './definition/flow.ts';
import { valuesOf } from './definition/field-queries.ts';
import type { Values } from '../model/rules.ts';
import { address } from './fields/address.ts';
import { availableTypeOf, courseOption, facultyLogo, PROGRAMME_ROW, semesterOption } from './fields/campaign.ts';
import { loanInterest, loanType } from './fields/funding.ts';
import { contact, fullName } from './fields/person.ts';
import { BEFORE_BACHELOR, currentEducation, identity, results, schoolOf } from './fields/schooling.ts';
import { registrationBody } from './registration-body.ts';
import { SCHOLARSHIP_CHOICES } from '../config/choices/scholarship.ts';
import { SHARED_CHOICES } from '../config/choices/shared.ts';

/** Education and faculty are sent only together (docs/spec.md, section 5). */
const hasBoth: Condition = ({ education, faculty_id }) => Boolean(education && faculty_id);
/** If the education is cleared, both answers are withdrawn. */
const isSent = (values: Values, saved: Values): boolean =>
  hasBoth(values, {}) || (hasBoth(saved, {}) && !values['education']);

const interest: readonly FieldDefinition[] = [
  {
    ...currentEducation(BEFORE_BACHELOR),
    optional: true,
    includeInBodyWhen: isSent,
  },
  {
    kind: 'remote-select',
    name: 'faculty_id',
    picture: facultyLogo,
    visibleWhen: ({ education }) => Boolean(education),
    optional: true,
    includeInBodyWhen: isSent,
    lookup: lookup(general.campaignFaculties, (_values, { slug }) => (slug ? { slug } : undefined)),
  },
  {
    kind: 'remote-select',
    name: 'course_id',
    messageKey: 'course_of_interest',
    optional: true,
    visibleWhen: hasBoth,
    includeInBodyWhen: isSent,
    lookup: lookup(general.courses, ({ faculty_id }) => (faculty_id ? { faculty_id } : undefined)),
  },
];

const scholar = fullName.map((field): FieldDefinition =>
  field === fullName[0] ? { ...field, section: 'person' } : field,
);

const studentNumber: FieldDefinition = {
  kind: 'text',
  name: 'student_no',
  rule: 'student-number',
  reused: 'always',
  autocomplete: 'off',
  optional: true,
  // The number is sent only if given (docs/spec.md, section 5); an empty one withdraws an earlier number.
  includeInBodyWhen: ({ student_no }, saved) => Boolean(student_no) || Boolean(saved['student_no']),
};

/** Adds the campaign to a query; returns `undefined` while one of the named answers is missing. */
function ofCampaign<N extends string>({ campaignId }: CampaignContext, values: Values, ...names: readonly N[]) {
  const known = names.flatMap((name) => (values[name] ? [[name, values[name]] as const] : []));
  if (!campaignId || known.length < names.length) return undefined;
  return { scholarship_campaign_id: campaignId, ...(Object.fromEntries(known) as Record<N, string>) };
}

const programme: readonly FieldDefinition[] = [
  {
    kind: 'remote-select',
    name: 'faculty_id',
    asTiles: true,
    picture: facultyLogo,
    lookup: lookup(api.availableFaculties, (values, campaignContext) => ofCampaign(campaignContext, values)),
  },
  {
    kind: 'remote-select',
    name: 'course_type_id',
    asTiles: true,
    review: { row: PROGRAMME_ROW, line: 'second' },
    lookup: lookup(api.availableCourseTypes, (values, campaignContext) =>
      ofCampaign(campaignContext, values, 'faculty_id'),
    ),
  },
  {
    kind: 'remote-select',
    name: 'course_id',
    asTiles: true,
    review: { row: PROGRAMME_ROW, line: 'first' },
    lookup: lookup(
      api.availableCourses,
      (values, campaignContext) => ofCampaign(campaignContext, values, 'faculty_id', 'course_type_id'),
      courseOption,
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
      api.availableSemesters,
      (values, campaignContext) => ofCampaign(campaignContext, values, 'faculty_id', 'course_type_id', 'course_id'),
      semesterOption,
    ),
  },
];

const talent: readonly FieldDefinition[] = [
  {
    kind: 'select',
    name: 'sport_type',
    section: 'talent',
    optional: true,
    options: SCHOLARSHIP_CHOICES.sport_type,
  },
  { kind: 'long-text', name: 'special_talent', rule: 'long-text', optional: true },
  { kind: 'long-text', name: 'activities', rule: 'long-text', optional: true },
  { kind: 'radio', name: 'class_time', section: 'class_time', options: SCHOLARSHIP_CHOICES.class_time },
];

const homeAddress = address('home_', {
  section: 'home_address',
  first: 'postcode',
  methods: SHARED_CHOICES.home_address_by,
});

/**
 * Sources: docs/spec.md, sections 1, 2 and 7; the order of the steps is chosen in docs/spec-decisions.md, section 2.
 */
export const scholarship = defineFlow({
  id: 'scholarship',
  type: 'scholarship',
  paymentKind: 'scholarship-application',
  routes: {
    payment: 'scholarship.payment',
    paymentReturn: 'scholarship.payment-callback',
    complete: 'scholarship.confirmation-complete',
    failed: 'scholarship.confirmation-failed',
  },
  steps: [
    {
      name: 'start',
      route: 'scholarship',
      save: 'register',
      // Most applicants are no students yet, so the number comes last.
      fields: [...scholar, ...contact, ...interest, studentNumber],
    },
    {
      name: 'programme',
      route: 'scholarship.faculty-type',
      save: 'answers',
      fields: programme,
      // Whoever names no faculty on the first page names it here.
      carries: ['education'],
    },
    {
      name: 'personal',
      route: 'scholarship.personal-information',
      save: 'personal',
      fields: [
        ...inPart(0, [...identity, ...homeAddress]),
        ...inPart(1, [...schoolOf('school'), ...results]),
        ...inPart(2, talent),
      ],
      documentsSection: true,
      parts: ['identity_part', 'school_part', 'talent_part', 'documents_part'],
      questionsPart: 'documents_and_questions_part',
    },
    { name: 'loan', route: 'scholarship.education-loan', save: 'answers', fields: [loanInterest, loanType] },
  ],
  calls: {
    check: api.check,
    initial: api.initial,
    requestOtp: api.requestOtp,
    validateOtp: api.validateOtp,
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
  resolveCampaign: async (slug, { locale }) => {
    // The page starts with this call, which shows whether the campaign has closed.
    const found = await call(api.campaign, { locale, cache: 'refresh', parameters: { slug } });
    const documents = found.files.flatMap(({ type, required }) => (required ? [type] : []));
    const description = [found.description, found.info_box].flatMap((html) => (html ? [html] : []));
    return {
      slug: found.slug ?? slug,
      campaignId: found.id,
      campaign: {
        name: found.name,
        description,
        documents,
        amount: found.amount,
        open: found.open,
        closesAt: found.closes_at,
      },
    };
  },
  matchesCampaign: (application, { campaignId }) => {
    const made = valuesOf(application)['scholarship_campaign_id'];
    return made === undefined || made === campaignId;
  },
  stepReadQuery: { no_payment: '1' },
  checkQuery: (person, { campaignId = '' }) => ({ ...person, mode: 'check', scholarship_campaign_id: campaignId }),
  otpRequestExtras: ({ campaignId = '' }) => ({ type: 'scholarship', scholarship_campaign_id: campaignId }),
  initialBody: (values, { campaignId = '' }) => ({
    ...registrationBody(values, ['student_no', ...(hasBoth(values, {}) ? ['education', 'faculty_id'] : [])]),
    scholarship_campaign_id: campaignId,
  }),
  openPaymentBody: (method) => ({ method }),
  requiredDocuments: async (_mine, { locale }, { slug = '' }) =>
    (await call(api.campaign, { locale, cache: 'use', parameters: { slug } })).files,
});
