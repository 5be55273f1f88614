import { call } from '../api/client.ts';
import * as api from '../api/contract/short-course.ts';
import { inPart } from './definition/flow.ts';
import { lookup } from '../field-kinds/lookup.ts';
import type { Condition, ReviewRow } from '../field-kinds/field-kind.ts';
import type { FieldDefinition } from '../field-kinds/kinds.ts';
import { defineFlow } from './definition/flow.ts';
import type { Contact } from '../model/application.ts';
import type { ShortCourseCampaign } from '../model/lookup.ts';
import type { Values } from '../model/rules.ts';
import { address } from './fields/address.ts';
import { availableTypeOf, periodOption, referralCode, roundOption } from './fields/campaign.ts';
import { contact, fullName, title } from './fields/person.ts';
import { documentsOfCampaign, registrationBody, titleBody } from './registration-body.ts';
import { SHARED_CHOICES } from '../config/choices/shared.ts';
import { SHORT_COURSE_CHOICES } from '../config/choices/short-course.ts';

interface Course {
  readonly id: string;
  readonly slug?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly price?: number | null | undefined;
}
const courses = lookup(api.searchCourses, () => ({}));
const priceOf = ({ price }: Course) => price;
const aboutCourse = ({ description }: Course) => [description];

/** The first page stores the course in the draft, and the next page registers with it. */
const search: FieldDefinition = {
  kind: 'autocomplete',
  name: 'short_course_id',
  text: 'course_search',
  messageKey: 'course_search',
  section: 'course_search',
  lookup: courses,
  suggestions: lookup(api.suggestions, ({ course_search }) =>
    course_search?.trim() ? { search: course_search.trim() } : undefined,
  ),
  description: aboutCourse,
  price: { messageKey: 'regular', amount: priceOf },
  // An advert's link may name its course by id or slug. @chosen
  preset: { queryParam: 'course', matches: ({ id, slug }: Course, wanted) => wanted === id || wanted === slug },
};

const COURSE_ROW: ReviewRow = { separator: '' };

const course: readonly FieldDefinition[] = [
  {
    kind: 'remote-select',
    name: 'short_course_id',
    review: { row: COURSE_ROW, line: 'first' },
    section: 'course',
    savedBy: 'answers',
    lookup: courses,
    description: aboutCourse,
    chosenBefore: true,
  },
  {
    kind: 'remote-select',
    name: 'period_id',
    asTiles: true,
    availableType: availableTypeOf,
    review: { row: COURSE_ROW, line: 'second' },
    savedBy: 'answers',
    lookup: lookup(
      api.periods,
      ({ short_course_id }) => (short_course_id ? { short_course_id } : undefined),
      periodOption,
    ),
  },
  {
    kind: 'remote-select',
    name: 'campaign_id',
    messageKey: 'course_campaign_id',
    savedBy: 'answers',
    listsRounds: true,
    lookup: lookup(
      api.availableCampaigns,
      ({ short_course_id, period_id }) => (short_course_id && period_id ? { short_course_id, period_id } : undefined),
      roundOption,
    ),
    description: ({ highlight_box }: ShortCourseCampaign) => [highlight_box],
    offer: ({ highlight_text }: ShortCourseCampaign) => highlight_text,
    price: {
      messageKey: 'course',
      amount: ({ amount }: ShortCourseCampaign) => amount,
      before: { field: 'short_course_id', lookup: courses, amount: priceOf },
    },
  },
  { ...referralCode, savedBy: 'answers' },
];

const CONTACT_PERSON_ROW: ReviewRow = { separator: ' ', term: 'contactPerson' };

/** Whoever registers may do so for an organisation and others, so it is said whose name and contact are asked for. */
const contactPerson = [...title, ...fullName].map((field): FieldDefinition => ({
  ...field,
  ...(field.section && { section: 'contact_person', sectionText: 'contact_person_text' }),
  ...(field.review && { review: { ...field.review, row: CONTACT_PERSON_ROW } }),
}));

/** @chosen The specification gives neither names nor choices. */
const participant: readonly FieldDefinition[] = [
  {
    kind: 'text',
    name: 'occupation',
    section: 'participant',
    savedBy: 'participant',
    rule: 'single-line',
    autocomplete: 'organization-title',
  },
  { kind: 'text', name: 'workplace', savedBy: 'participant', rule: 'single-line', autocomplete: 'organization' },
  {
    kind: 'text',
    name: 'attendees',
    savedBy: 'participant',
    rule: 'positive-integer',
    inputMode: 'numeric',
    autocomplete: 'off',
  },
];

const toCompany: Condition = ({ receipt_issued_to }) =>
  receipt_issued_to !== undefined && receipt_issued_to !== 'person';
/** Only a company in Thailand has a Thai tax ID and a branch code. */
const toThaiCompany: Condition = ({ receipt_issued_to }) => receipt_issued_to === 'company';
const METHODS = SHARED_CHOICES.tax_address_by;
const toAnotherAddress: Condition = ({ same_as_invoice }) => same_as_invoice !== 'yes';

/** A company with a separate shipping address has eighteen questions, too many for one screen. */
const PARTS = ['participant_part', 'address_part'] as const;

const receipt: readonly FieldDefinition[] = [
  {
    kind: 'radio',
    name: 'receipt_issued_to',
    section: 'receipt',
    options: SHORT_COURSE_CHOICES.receipt_issued_to,
    initial: 'person',
  },
  { kind: 'text', name: 'company_name', rule: 'single-line', autocomplete: 'organization', visibleWhen: toCompany },
  {
    kind: 'text',
    name: 'branch',
    rule: 'branch',
    // Readers of invoices know the head office by name.
    namedValues: ['00000'],
    inputMode: 'numeric',
    autocomplete: 'off',
    halfWidth: true,
    visibleWhen: toThaiCompany,
  },
  {
    kind: 'text',
    name: 'tax_id',
    rule: 'tax-id',
    inputMode: 'numeric',
    autocomplete: 'off',
    halfWidth: true,
    visibleWhen: toThaiCompany,
  },
];

const addresses: readonly FieldDefinition[] = [
  ...address('tax_', { section: 'invoice_address', methods: METHODS }),
  {
    kind: 'checkbox',
    name: 'same_as_invoice',
    section: 'shipping_address',
    initial: 'yes',
    // A server may store an unticked box as nothing. Ticking it would hide the saved shipping address.
    suggested: ({ tax_address, shipping_address }) => (tax_address || shipping_address ? '' : undefined),
    optional: true,
  },
  ...address('shipping_', { visibleWhen: toAnotherAddress, methods: METHODS }),
];

export const shortCourse = defineFlow({
  id: 'short-course',
  type: 'short-course',
  paymentKind: 'short-course-application',
  participantCountField: 'attendees',
  isOnInvoice: (name) =>
    ['attendees', 'receipt_issued_to', 'company_name', 'branch', 'same_as_invoice'].includes(name) ||
    /^(?:tax|shipping)_/.test(name),
  routes: {
    payment: 'short-course.payment',
    paymentReturn: 'short-course.payment-callback',
    complete: 'short-course.confirmation-complete',
    failed: 'short-course.confirmation-failed',
  },
  steps: [
    { name: 'search', route: 'short-course', save: 'draft', fields: [search] },
    {
      name: 'course',
      route: 'short-course.course',
      save: 'register',
      fields: [...course, ...contactPerson, ...contact],
    },
    {
      name: 'personal',
      route: 'short-course.personal-information',
      save: 'personal',
      fields: [...inPart(0, [...participant, ...receipt]), ...inPart(1, addresses)],
      parts: PARTS,
    },
    {
      name: 'promotion',
      route: 'short-course.promotion',
      save: 'answers',
      fields: [{ kind: 'radio', name: 'promotion_interest', options: SHORT_COURSE_CHOICES.promotion_interest }],
    },
    { name: 'documents', route: 'short-course.upload-document', save: 'uploads', fields: [] },
  ],
  calls: {
    check: api.check,
    initial: api.initial,
    requestOtp: api.requestOtp,
    validateOtp: api.validateOtp,
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
  otpRequestExtras: () => ({ type: 'short-course' }),
  initialBody: (values) => ({ ...registrationBody(values, ['short_course_id']), ...titleBody(values) }),
  openPaymentBody: () => ({}),
  requiredDocuments: (application, { locale }) =>
    documentsOfCampaign(application, ({ short_course_id = '', period_id }, cache) =>
      call(api.availableCampaigns, {
        locale,
        cache,
        query: { short_course_id, ...(period_id ? { period_id } : {}) },
      }),
    ),
});
