import { call } from '../api/call.ts';
import * as api from '../api/contract/short-course.ts';
import { defineFlow, lookup, type FieldEntry, type When } from '../engine/flow.ts';
import type { Contact } from '../model/application.ts';
import type { ShortCourseCampaign } from '../model/lookup.ts';
import type { Values } from '../model/rules.ts';
import { address } from './fields/address.ts';
import { referralCode, semesterOption } from './fields/campaign.ts';
import { contact, fullName, title } from './fields/person.ts';
import { filesOfCampaign, registrationBody, TITLE_NAMES } from './registration.ts';

interface Course {
  readonly id: string;
  readonly slug?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly price?: number | null | undefined;
}
const courses = lookup(api.searchCourses, () => ({}));
const aboutCourse = ({ description }: Course) => [description];

/** The first page keeps the course in the draft; the next one registers with it. */
const search: FieldEntry = {
  kind: 'search',
  name: 'short_course_id',
  text: 'course_search',
  word: 'course_search',
  lookup: courses,
  suggestions: lookup(api.suggestions, ({ course_search }) =>
    course_search?.trim() ? { search: course_search.trim() } : undefined,
  ),
  about: aboutCourse,
  price: { word: 'regular', of: ({ price }: Course) => price },
  // A link of an advert names its course by id or slug. Not given by the specification; chosen.
  preset: { parameter: 'course', means: ({ id, slug }: Course, wanted) => wanted === id || wanted === slug },
};

const course: readonly FieldEntry[] = [
  {
    kind: 'lookup',
    name: 'short_course_id',
    section: 'course',
    save: 'answers',
    lookup: courses,
    about: aboutCourse,
  },
  {
    kind: 'lookup',
    name: 'period_id',
    save: 'answers',
    lookup: lookup(
      api.periods,
      ({ short_course_id }) => (short_course_id ? { short_course_id } : undefined),
      semesterOption,
    ),
  },
  {
    kind: 'lookup',
    name: 'campaign_id',
    word: 'course_campaign_id',
    save: 'answers',
    lookup: lookup(api.availableCampaigns, ({ short_course_id, period_id }) =>
      short_course_id && period_id ? { short_course_id, period_id } : undefined,
    ),
    about: ({ highlight_text, highlight_box }: ShortCourseCampaign) => [highlight_text, highlight_box],
    price: { word: 'course', of: ({ amount }: ShortCourseCampaign) => amount },
  },
  { ...referralCode, save: 'answers' },
];

/** Names and choices of these are not given by the specification; chosen. */
const participant: readonly FieldEntry[] = [
  {
    kind: 'text',
    name: 'occupation',
    section: 'participant',
    save: 'participant',
    rule: 'line',
    autocomplete: 'organization-title',
  },
  { kind: 'text', name: 'workplace', save: 'participant', rule: 'line', autocomplete: 'organization' },
  {
    kind: 'text',
    name: 'attendees',
    save: 'participant',
    rule: 'count',
    inputMode: 'numeric',
    autocomplete: 'off',
  },
];

const toCompany: When = ({ receipt_issued_to }) => receipt_issued_to === 'company';
const toAnotherAddress: When = ({ same_as_invoice }) => same_as_invoice !== 'yes';

const receipt: readonly FieldEntry[] = [
  { kind: 'tiles', name: 'receipt_issued_to', section: 'receipt', options: ['person', 'company'], initial: 'person' },
  { kind: 'text', name: 'company_name', rule: 'line', autocomplete: 'organization', when: toCompany },
  { kind: 'text', name: 'branch', rule: 'branch', inputMode: 'numeric', autocomplete: 'off', when: toCompany },
  { kind: 'text', name: 'tax_id', rule: 'tax-id', inputMode: 'numeric', autocomplete: 'off', when: toCompany },
  ...address('tax_', { section: 'invoice_address' }),
  { kind: 'checkbox', name: 'same_as_invoice', section: 'shipping_address', optional: true },
  ...address('shipping_', { when: toAnotherAddress }),
];

export const shortCourse = defineFlow({
  id: 'short-course',
  type: 'short-course',
  paymentKind: 'short-course-application',
  peopleIn: 'attendees',
  routes: {
    payment: 'short-course.payment',
    callback: 'short-course.payment-callback',
    complete: 'short-course.confirmation-complete',
    failed: 'short-course.confirmation-failed',
  },
  steps: [
    { name: 'search', route: 'short-course', save: 'draft', fields: [search] },
    {
      name: 'course',
      route: 'short-course.course',
      save: 'register',
      fields: [...course, ...title, ...fullName, ...contact],
    },
    {
      name: 'personal',
      route: 'short-course.personal-information',
      save: 'personal',
      fields: [...participant, ...receipt],
    },
    {
      name: 'promotion',
      route: 'short-course.promotion',
      save: 'answers',
      fields: [{ kind: 'tiles', name: 'promotion_interest', options: ['yes', 'no'] }],
    },
    { name: 'documents', route: 'short-course.upload-document', save: 'documents', fields: [] },
  ],
  calls: {
    check: api.check,
    initial: api.initial,
    requestCode: api.requestCode,
    validateCode: api.validateCode,
    read: api.read,
    update: api.update,
    updatePersonal: api.updatePersonal,
    saveParticipant: api.saveParticipant,
    openPayment: api.openPayment,
    uploadFile: api.uploadFile,
    deleteFile: api.deleteFile,
    listFiles: api.listFiles,
    appearance: api.appearance,
  },
  stepReadQuery: { no_payment: '1' },
  checkQuery: (person: Contact, _place, { short_course_id }: Values) => ({
    ...person,
    mode: 'check',
    ...(short_course_id ? { short_course_id } : {}),
  }),
  codeIdentity: () => ({ type: 'short-course' }),
  initialBody: (values) => registrationBody(values, [...TITLE_NAMES, 'short_course_id']),
  openPaymentBody: () => ({}),
  wantedFiles: (mine, { locale }) =>
    filesOfCampaign(mine, ({ short_course_id = '', period_id }) =>
      call(api.availableCampaigns, {
        locale,
        query: { short_course_id, ...(period_id ? { period_id } : {}) },
      }),
    ),
});
