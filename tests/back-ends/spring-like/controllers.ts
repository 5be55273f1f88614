import {
  type Campaign,
  campaigns,
  courses,
  courseTypes,
  districts,
  faculties,
  Flow,
  type Locale,
  provinces,
  questions,
  schools,
  semesters,
  shortCourses,
  subDistricts,
} from './catalogue.ts';
import { constantOf, type Form, notBlank, pattern, read, valid, type Values } from './constraints.ts';
import { Application, Charge, ChargeStatus, Method, Status, type Store } from './domain.ts';
import { billPaymentText } from './emvco.ts';
import * as forms from './forms.ts';
import { Money, offsetDateTime } from './json.ts';
import { businessRule, constraintViolation, Problem } from './problem.ts';
import * as views from './views.ts';

export interface MultipartFile {
  readonly name: string;
  readonly bytes: Buffer;
}

export interface Exchange {
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly file: MultipartFile | undefined;
  readonly token: string;
  readonly locale: Locale;
  /** The origin of the site, as the browser names it. */
  readonly site: string;
  /** The origin of this server. */
  readonly self: string;
}

interface ResponseEntity {
  readonly status: 200 | 201 | 204;
  readonly location?: string;
  readonly body?: unknown;
}

type Handler = (exchange: Exchange) => ResponseEntity;
export type Mappings = Readonly<Record<string, Handler>>;

const ok = (body: unknown): ResponseEntity => ({ status: 200, body });
const created = (location: string, body: unknown): ResponseEntity => ({ status: 201, location, body });
const noContent: ResponseEntity = { status: 204 };

const queryOf = (exchange: Exchange, form: Form): Values =>
  valid(Object.fromEntries(exchange.query), form, exchange.locale);
const bodyOf = (exchange: Exchange, form: Form): Values => valid(exchange.body, form, exchange.locale);

const phrases = {
  taken: { th: 'มีใบสมัครที่ใช้เบอร์หรืออีเมลนี้แล้ว', en: 'An application with this phone or e-mail exists.' },
  unknownContact: { th: 'ไม่พบใบสมัคร', en: 'No application has this phone and e-mail.' },
  wrongCode: { th: 'รหัสไม่ถูกต้องหรือหมดอายุ', en: 'The code is wrong or has expired.' },
  closed: { th: 'ปิดรับสมัครแล้ว', en: 'Applications are closed.' },
  finished: { th: 'ใบสมัครนี้ดำเนินการแล้ว', en: 'This application has been dealt with.' },
  settled: { th: 'ชำระเงินเรียบร้อยแล้ว', en: 'The fee has been paid.' },
  unpaid: { th: 'ยังไม่ได้ชำระเงิน', en: 'The fee has not been paid.' },
  unstarted: { th: 'ยังไม่ได้เริ่มยืนยัน', en: 'The confirmation has not been started.' },
  noQr: { th: 'ไม่มีรายการรอชำระด้วย QR', en: 'No charge waits for a Thai QR.' },
  method: { th: 'ใช้วิธีชำระเงินนี้ไม่ได้', en: 'is not offered for this application' },
  referral: { th: 'รหัสแนะนำไม่ถูกต้อง', en: 'is not a referral code of this campaign' },
  document: { th: 'ต้องเป็น PDF, JPEG หรือ PNG', en: 'must be a PDF, JPEG or PNG' },
  missing: { th: 'จำเป็นต้องระบุ', en: 'must not be blank' },
} as const;

const phrase = (exchange: Exchange, key: keyof typeof phrases): string => phrases[key][exchange.locale];
const conflict = (exchange: Exchange, name: string, key: keyof typeof phrases): Problem =>
  businessRule(409, name, phrase(exchange, key));
const violated = (exchange: Exchange, field: string, key: keyof typeof phrases): Problem =>
  constraintViolation([{ field, message: phrase(exchange, key) }], exchange.locale);

/** A Page: twenty rows unless `size` says otherwise, counted from page 0. */
function page(exchange: Exchange, rows: readonly unknown[]): ResponseEntity {
  const asked = (name: string, least: number, otherwise: number): number => {
    const number = Number.parseInt(exchange.query.get(name) ?? '', 10);
    return Number.isNaN(number) || number < least ? otherwise : Math.min(number, 2000);
  };
  const size = asked('size', 1, 20);
  const number = asked('page', 0, 0);
  const content = rows.slice(number * size, (number + 1) * size);
  const totalPages = Math.ceil(rows.length / size);
  return ok({
    content,
    totalElements: rows.length,
    totalPages,
    number,
    size,
    numberOfElements: content.length,
    first: number === 0,
    last: number >= totalPages - 1,
    empty: content.length === 0,
  });
}

const contains = (row: { name: Readonly<Record<Locale, string>> }, search: string | null): boolean =>
  `${row.name.th} ${row.name.en}`.toLowerCase().includes((search ?? '').trim().toLowerCase());

/** A filter that was not sent lets everything pass. */
const passes = (filter: string | null, value: string | null | undefined): boolean =>
  !filter || filter.toLowerCase() === (value ?? '').toLowerCase();

// LookupController

function coursesFor(query: URLSearchParams, flow?: Flow) {
  const types = courseTypes.filter(
    (type) =>
      (!flow || type.flow === flow) &&
      passes(query.get('degree'), type.degree) &&
      passes(query.get('course_type_id'), type.id),
  );
  return courses.filter((course) => course.types.some((type) => types.includes(type)));
}

function facultiesFor(exchange: Exchange, flow: Flow): ResponseEntity {
  const open = coursesFor(exchange.query, flow);
  const rows = faculties.filter((faculty) => open.some((course) => course.facultyId === faculty.id));
  return ok(rows.map((row) => views.facultyView(row, exchange.locale)));
}

const coursesOfFaculty = (exchange: Exchange, flow?: Flow): ResponseEntity => {
  const faculty = exchange.query.get('faculty_id');
  const rows = coursesFor(exchange.query, flow).filter((course) => passes(faculty, course.facultyId));
  return ok(rows.map((row) => views.courseView(row, exchange.locale)));
};

const courseTypesFor = (exchange: Exchange, flow: Flow): ResponseEntity => {
  const rows = courseTypes.filter(
    (type) => type.flow === flow && (type.degree === null || passes(exchange.query.get('degree'), type.degree)),
  );
  return ok(rows.map((row) => views.nameView(row, exchange.locale)));
};

const terms = (exchange: Exchange): ResponseEntity => ok(semesters.map((row) => views.termView(row, exchange.locale)));

const admissionFlow = (exchange: Exchange): Flow =>
  constantOf(queryOf(exchange, forms.admissionType)['type'] ?? '') === 'GRADUATE' ? Flow.Graduate : Flow.Bachelor;

const noBanner: Handler = () => ok([]);

function scholarshipBy(key: string, exchange: Exchange): Campaign {
  const row = campaigns.find((one) => one.flow === Flow.Scholarship && (one.slug === key || one.id === key));
  if (!row) throw new Problem(404, exchange.locale === 'th' ? 'ไม่พบทุน' : 'No such scholarship campaign.');
  return row;
}

const inScholarship =
  (handler: Handler): Handler =>
  (exchange) => {
    queryOf(exchange, forms.scholarshipCampaign);
    return handler(exchange);
  };

export const lookups: Mappings = {
  'GET /api/application/appearance': noBanner,
  'GET /api/application/available-course-type': (exchange) => courseTypesFor(exchange, admissionFlow(exchange)),
  'GET /api/application/available-faculty': (exchange) => facultiesFor(exchange, admissionFlow(exchange)),
  'GET /api/application/available-course': (exchange) => {
    const { type, course_id: id } = queryOf(exchange, { type: [notBlank], faculty_id: [notBlank] });
    if (constantOf(type ?? '') !== 'MAJOR') return coursesOfFaculty(exchange);
    const majors = courses.find((course) => course.id === id)?.majors ?? [];
    return ok(majors.map((row) => views.courseView(row, exchange.locale)));
  },
  'GET /api/application/available-semester': (exchange) => {
    admissionFlow(exchange);
    return terms(exchange);
  },
  'GET /api/application/campaign/application': (exchange) => {
    const flow = admissionFlow(exchange);
    const rows = campaigns.filter((row) => row.flow === flow);
    return ok(rows.map((row) => views.admissionCampaignView(row, exchange.locale)));
  },

  'GET /api/general/available-campaign-faculty': (exchange) => {
    const slug = exchange.query.get('slug');
    if (!slug) return facultiesFor(exchange, admissionFlow(exchange));
    scholarshipBy(slug, exchange);
    return facultiesFor(exchange, Flow.Bachelor);
  },
  'GET /api/general/course': (exchange) => {
    queryOf(exchange, { faculty_id: [notBlank] });
    return coursesOfFaculty(exchange);
  },
  'GET /api/general/school': (exchange) => {
    const { query, locale } = exchange;
    const rows = schools.filter(
      (row) =>
        passes(query.get('district_id'), row.district.id) &&
        passes(query.get('province_id'), row.district.parent.id) &&
        passes(query.get('level'), row.level) &&
        contains(row, query.get('search')),
    );
    return page(
      exchange,
      rows.map((row) => ({
        ...views.nameView(row, locale),
        district: row.district.name[locale],
        province: row.district.parent.name[locale],
      })),
    );
  },
  'GET /api/general/district/postcode': (exchange) => {
    const { postcode } = queryOf(exchange, { postcode: [notBlank, pattern(/^[1-9]\d{4}$/)] });
    const rows = districts.filter((district) => district.postalCode === postcode);
    return ok(
      rows.map((row) => ({
        ...views.nameView(row, exchange.locale),
        province: views.nameView(row.parent, exchange.locale),
        sub_districts: subDistricts
          .filter((one) => one.parent.id === row.id)
          .map((one) => views.nameView(one, exchange.locale)),
      })),
    );
  },
  'GET /api/general/location/province/all': (exchange) =>
    page(
      exchange,
      provinces.map((row) => views.nameView(row, exchange.locale)),
    ),
  'GET /api/general/location/district/all': (exchange) => {
    const { province_id: id } = queryOf(exchange, { province_id: [notBlank] });
    const rows = districts.filter((row) => row.parent.id === id);
    return ok(rows.map((row) => ({ ...views.nameView(row, exchange.locale), province_id: row.parent.id })));
  },
  'GET /api/general/location/sub-district/all': (exchange) => {
    const { district_id: id } = queryOf(exchange, { district_id: [notBlank], type: [notBlank] });
    const rows = subDistricts.filter((row) => row.parent.id === id);
    return ok(
      rows.map((row) => ({
        ...views.nameView(row, exchange.locale),
        district_id: row.parent.id,
        postal_code: row.postalCode,
      })),
    );
  },

  'GET /api/scholarship-campaign/{slug}': (exchange) =>
    ok(views.scholarshipCampaignView(scholarshipBy(exchange.path['slug'] ?? '', exchange), exchange.locale)),
  'GET /api/scholarship-application/available-course-type': inScholarship((exchange) =>
    courseTypesFor(exchange, Flow.Bachelor),
  ),
  'GET /api/scholarship-application/available-course': inScholarship((exchange) =>
    coursesOfFaculty(exchange, Flow.Bachelor),
  ),
  'GET /api/scholarship-application/available-faculty': inScholarship((exchange) =>
    facultiesFor(exchange, Flow.Bachelor),
  ),
  'GET /api/scholarship-application/available-semester': inScholarship(terms),

  'GET /api/short-course-application/appearance': noBanner,
  'GET /api/short-course-application/search-course': (exchange) => {
    const rows = shortCourses.filter((row) => contains(row, exchange.query.get('search')));
    return page(
      exchange,
      rows.map((row) => views.shortCourseView(row, exchange.locale)),
    );
  },
  'GET /api/short-course-application/suggestion': (exchange) => {
    const rows = shortCourses.filter((row) => contains(row, exchange.query.get('search')));
    return ok(rows.map((row) => views.shortCourseView(row, exchange.locale)));
  },
  'GET /api/short-course-application/period': (exchange) => {
    const { short_course_id: id } = queryOf(exchange, forms.shortCourse);
    const rows = shortCourses.filter((row) => row.id === id);
    return ok(rows.map((row) => views.termView(row.period, exchange.locale)));
  },
  'GET /api/short-course-application/available-campaign': (exchange) => {
    const { short_course_id: id } = queryOf(exchange, forms.shortCourse);
    const rows = campaigns.filter((row) => row.shortCourseId === id);
    return ok(rows.map((row) => views.shortCourseCampaignView(row, exchange.locale)));
  },
};

// Security

const unauthorized = (): Problem => new Problem(403, 'Access Denied');

function authenticate(store: Store, exchange: Exchange, id: string, prefix: string): Application {
  const principal = store.principals.get(exchange.token);
  if (principal?.role !== 'APPLICANT') throw unauthorized();
  const application = store.application(id);
  if (!application || prefixOf(application.flow) !== prefix) throw new Problem(404, `Application ${id} was not found.`);
  if (principal.applicationId !== application.id) throw new Problem(403, 'Access Denied');
  if (!application.verified) throw businessRule(403, 'code-required', 'The one-time code has not been entered yet.');
  return application;
}

function prefixOf(flow: Flow): string {
  if (flow === Flow.Scholarship) return 'scholarship-application';
  return flow === Flow.ShortCourse ? 'short-course-application' : 'application';
}

// PaymentService

const methodsFor = (amount: number): Method[] => (amount === 0 ? [Method.None] : [Method.ThaiQr, Method.Card]);

/** What an application lacks before it can be paid. */
function amountToPay(exchange: Exchange, application: Application): number {
  const { campaign, amount, answers } = application;
  const isAdmission = application.flow === Flow.Bachelor || application.flow === Flow.Graduate;
  if (amount === undefined) throw violated(exchange, 'campaign_id', 'missing');
  if (isAdmission && !answers['course_id']) throw violated(exchange, 'course_id', 'missing');
  if (campaign?.needsReferralCode && !['ADM-2026', 'CHALO-70'].includes(answers['referral_code'] ?? ''))
    throw violated(exchange, 'referral_code', 'referral');
  if (campaign?.open === false) throw conflict(exchange, 'campaign-closed', 'closed');
  return amount;
}

function chargeOf(store: Store, exchange: Exchange, application: Application, method: Method | null): Charge {
  const amount = amountToPay(exchange, application);
  const current = application.charge;
  if (current?.status === ChargeStatus.Successful) throw conflict(exchange, 'already-paid', 'settled');
  if (!application.editable) throw conflict(exchange, 'finished', 'finished');
  if (method && !methodsFor(amount).includes(method)) throw violated(exchange, 'method', 'method');
  if (current?.status === ChargeStatus.AwaitingPayment) {
    current.method ??= method;
    if (current.amount === amount && (method === null || current.method === method)) return current;
    current.status = ChargeStatus.Voided;
  }
  const charge = new Charge(amount === 0 ? Method.None : method, amount, store.nextNumber());
  application.charges.push(charge);
  application.status = Status.AwaitingPayment;
  if (amount === 0) application.settle(charge);
  return charge;
}

const methodsByName: Readonly<Record<string, Method>> = {
  THAI_QR: Method.ThaiQr,
  CARD: Method.Card,
  NONE: Method.None,
};

const methodIn = (values: Values): Method => methodsByName[constantOf(values['method'] ?? '')] ?? Method.None;

// ApplicationController, for each of the three kinds of application

const isDocument = ({ bytes }: MultipartFile): boolean =>
  bytes.subarray(0, 4).equals(Buffer.from('%PDF')) ||
  bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) ||
  bytes.subarray(1, 4).equals(Buffer.from('PNG'));

export function applications(
  store: Store,
  prefix: string,
  slashes: { list: string; delete: string; input: string },
): Mappings {
  const root = `/api/${prefix}`;
  const ofPath = (exchange: Exchange) => authenticate(store, exchange, exchange.path['id'] ?? '', prefix);
  const ofQuery = (exchange: Exchange) =>
    authenticate(store, exchange, queryOf(exchange, forms.applicationId)['application_id'] ?? '', prefix);
  const ofBody = (exchange: Exchange) =>
    authenticate(store, exchange, bodyOf(exchange, forms.applicationId)['application_id'] ?? '', prefix);
  const flowIn = (values: Values): Flow => {
    if (prefix === 'scholarship-application') return Flow.Scholarship;
    if (prefix === 'short-course-application') return Flow.ShortCourse;
    return constantOf(values['type'] ?? '') === 'GRADUATE' ? Flow.Graduate : Flow.Bachelor;
  };
  const form = {
    application: forms.admission,
    'scholarship-application': forms.scholarship,
    'short-course-application': forms.training,
  }[prefix];
  const checkForm = {
    application: forms.admissionType,
    'scholarship-application': forms.scholarshipCampaign,
  }[prefix];

  const save: Handler = (exchange) => {
    const application = ofPath(exchange);
    if (!application.editable) throw conflict(exchange, 'finished', 'finished');
    application.save(bodyOf(exchange, forms.step));
    return noContent;
  };

  const upload: Handler = (exchange) => {
    const application = ofBody(exchange);
    const { type } = bodyOf(exchange, forms.documentType);
    if (!exchange.file) throw new Problem(400, "Required part 'file' is not present.");
    if (exchange.file.bytes.length > 32 * 1024 * 1024) throw new Problem(413, 'Maximum upload size exceeded');
    if (!isDocument(exchange.file)) throw violated(exchange, 'file', 'document');
    const document = {
      id: crypto.randomUUID(),
      type: constantOf(type ?? ''),
      name: exchange.file.name,
      size: exchange.file.bytes.length,
    };
    application.documents.push(document);
    return created(`${root}/file/${document.id}`, document);
  };

  const contactedApplication = (exchange: Exchange): Application => {
    const values = bodyOf(exchange, { ...forms.contact, ...forms.anyType });
    const found = store.applications.findLast(
      (application) =>
        constantOf(values['type'] ?? '') === application.flow.toString() &&
        application.belongsTo(values) &&
        (!values['application_id'] || application.id === values['application_id']) &&
        (!values['scholarship_campaign_id'] ||
          application.answers['scholarship_campaign_id'] === values['scholarship_campaign_id']),
    );
    if (!found) throw businessRule(404, 'unknown-contact', phrase(exchange, 'unknownContact'));
    return found;
  };

  return {
    [`GET ${root}/check`]: (exchange) => {
      const values = queryOf(exchange, { ...forms.contact, ...forms.checkMode, ...checkForm });
      const found = store.applications.find((application) => application.collidesWith(flowIn(values), values));
      return ok({ exists: found !== undefined, application_id: found?.id ?? null });
    },
    [`POST ${root}/initial`]: (exchange) => {
      const values = bodyOf(exchange, form ?? {});
      const flow = flowIn(values);
      if (store.applications.some((application) => application.collidesWith(flow, values)))
        throw conflict(exchange, 'already-registered', 'taken');
      const application = new Application(flow, store.nextNumber(), values);
      if (application.campaign?.open === false) throw conflict(exchange, 'campaign-closed', 'closed');
      store.applications.push(application);
      return created(`${root}/${application.id}`, {
        id: application.id,
        access_token: store.grant({ role: 'APPLICANT', applicationId: application.id }),
        otp_required: true,
      });
    },
    [`POST ${root}/otp/request`]: (exchange) => {
      const application = contactedApplication(exchange);
      store.sendCode(application.id, application.answers['phone'] ?? '');
      return ok({ ref_code: 'CLT7', expires_in: 300, resend_in: 30, channel: 'SMS' });
    },
    [`POST ${root}/otp/validate`]: (exchange) => {
      const application = contactedApplication(exchange);
      const { otp } = bodyOf(exchange, forms.code);
      if (!store.redeem(application.id, otp ?? ''))
        throw businessRule(422, 'wrong-code', phrase(exchange, 'wrongCode'), [
          { field: 'otp', message: phrase(exchange, 'wrongCode') },
        ]);
      application.verified = true;
      return ok({
        access_token: store.grant({ role: 'APPLICANT', applicationId: application.id }),
        application_id: application.id,
      });
    },
    [`GET ${root}/{id}/check-can-apply`]: (exchange) => {
      const application = store.application(exchange.path['id'] ?? '');
      if (!application || prefixOf(application.flow) !== prefix)
        throw new Problem(404, `Application ${exchange.path['id'] ?? ''} was not found.`);
      const closed = application.campaign?.open === false || application.status === Status.CampaignClosed;
      const canApply = application.editable && !closed;
      return ok({ can_apply: canApply, reason: canApply ? null : phrase(exchange, closed ? 'closed' : 'finished') });
    },
    [`GET ${root}/{id}`]: (exchange) => {
      const application = ofPath(exchange);
      const { phone = '', email = '' } = application.answers;
      const withToken = exchange.query.get('include_dashboard_token') === '1';
      return ok(
        views.applicationView(application, exchange.locale, {
          payment: exchange.query.get('no_payment') !== '1',
          token: withToken ? store.grant({ role: 'DASHBOARD', phone, email }) : null,
        }),
      );
    },
    [`PATCH ${root}/{id}`]: save,
    [`PATCH ${root}/{id}/personal`]: save,
    [`POST ${root}/{id}/participant`]: save,

    [`POST ${root}/${prefix === 'application' ? 'upload-file' : 'file'}`]: upload,
    [`GET ${root}/file${slashes.list}`]: (exchange) => ok(ofQuery(exchange).documents),
    [`DELETE ${root}/file${slashes.delete}`]: (exchange) => {
      const { documents } = ofBody(exchange);
      const { file_id: id } = bodyOf(exchange, { file_id: [notBlank] });
      const index = documents.findIndex((document) => document.id === id);
      if (index === -1) throw new Problem(404, `File ${id ?? ''} was not found.`);
      documents.splice(index, 1);
      return noContent;
    },
    [`GET ${root}/custom-input${slashes.input}`]: (exchange) => {
      const application = ofQuery(exchange);
      const rows = questions.filter((question) => question.flow === application.flow);
      return ok(
        rows.map((row) => ({
          id: row.id,
          label: row.name[exchange.locale],
          kind: row.kind,
          required: row.required,
          options: [],
          response: application.responses[row.id] ?? null,
        })),
      );
    },
    [`POST ${root}/custom-input${slashes.input}`]: (exchange) => {
      const application = ofBody(exchange);
      const body = exchange.body as { response?: unknown };
      const rows = questions.filter((question) => question.flow === application.flow);
      const form = Object.fromEntries(rows.map((row) => [row.id, row.required ? [notBlank] : []]));
      Object.assign(application.responses, valid(body.response, form, exchange.locale));
      return noContent;
    },

    [`POST ${root}/{id}/payment`]: (exchange) => {
      const application = ofPath(exchange);
      // A short course is opened with an empty body.
      const method = prefix === 'short-course-application' ? null : methodIn(bodyOf(exchange, forms.paymentMethod));
      const charge = chargeOf(store, exchange, application, method);
      return created(`${root}/${application.id}/payment`, views.chargeView(charge));
    },
    [`POST /api/payment/${prefix}`]: (exchange) => {
      const application = ofBody(exchange);
      const method = methodIn(bodyOf(exchange, forms.paymentMethod));
      if (method === Method.Card) bodyOf(exchange, forms.cardToken);
      const charge = chargeOf(store, exchange, application, method);
      if (method === Method.Card) {
        const flow = constantOf(application.flow).toLowerCase().replace('_', '');
        const language = exchange.locale === 'en' ? '/en' : '';
        charge.redirectUrl = `${exchange.self}/test/bank?objectId=${charge.id}`;
        charge.returnUrl = `${exchange.site}${language}/regis${flow}/credit/redirect-kbank`;
      }
      return created(`${root}/${application.id}/payment`, views.chargeView(charge));
    },
  };
}

export const scholarshipConfirmation = (store: Store): Mappings => {
  const root = '/api/scholarship-application/{id}';
  const ofPath = (exchange: Exchange) =>
    authenticate(store, exchange, exchange.path['id'] ?? '', 'scholarship-application');
  return {
    [`POST ${root}/start-confirm/`]: (exchange) => {
      const application = ofPath(exchange);
      const missing = (application.campaign?.files ?? []).filter(
        (file) => file.required && !application.documents.some((document) => document.type === file.type),
      );
      if (missing.length > 0)
        throw constraintViolation(
          missing.map((file) => ({ field: file.type.toLowerCase(), message: phrase(exchange, 'missing') })),
          exchange.locale,
        );
      application.confirmStarted = true;
      return noContent;
    },
    // Confirming twice is confirming once: a repeated request is not refused.
    [`POST ${root}/confirm`]: (exchange) => {
      const application = ofPath(exchange);
      if (!application.confirmStarted) throw conflict(exchange, 'confirmation-not-started', 'unstarted');
      const isPaid = application.charge?.status === ChargeStatus.Successful;
      if (!isPaid && (application.amount ?? 0) > 0) throw conflict(exchange, 'unpaid', 'unpaid');
      application.confirmedAt ??= new Date();
      application.confirms += 1;
      if (application.editable || application.status === Status.Successful) application.status = Status.UnderReview;
      return noContent;
    },
  };
};

export const payments = (store: Store): Mappings => {
  const ofQuery = (exchange: Exchange): Application => {
    const values = queryOf(exchange, { ...forms.applicationId, ...forms.paymentKind });
    const prefix = constantOf(values['kind'] ?? '')
      .toLowerCase()
      .replaceAll('_', '-');
    return authenticate(store, exchange, values['application_id'] ?? '', prefix);
  };
  return {
    'GET /api/payment/available-method': (exchange) => {
      const amount = amountToPay(exchange, ofQuery(exchange));
      return ok({ amount: new Money(amount), currency: 'THB', methods: methodsFor(amount) });
    },
    'GET /api/payment/check': (exchange) => {
      const { charge } = ofQuery(exchange);
      if (!charge) throw new Problem(404, 'The application has no charge.');
      return ok(views.chargeView(charge));
    },
    'GET /api/payment/request-bill-payment-image': (exchange) => {
      const { charge } = ofQuery(exchange);
      if (charge?.method !== Method.ThaiQr || charge.status !== ChargeStatus.AwaitingPayment)
        throw conflict(exchange, 'no-open-charge', 'noQr');
      const reference1 = String(charge.number).padStart(10, '0');
      const reference2 = String(charge.expiresAt.getTime()).slice(0, 10);
      return ok({
        image: billPaymentText('099400000002700', reference1, reference2, charge.amount),
        expires_at: offsetDateTime(charge.expiresAt),
        server_time: offsetDateTime(new Date()),
        ref1: reference1,
        ref2: reference2,
        amount: new Money(charge.amount),
        charge_id: charge.id,
      });
    },
  };
};

export const dashboard = (store: Store): Mappings => {
  const contactIn = (exchange: Exchange): Values => {
    const values = bodyOf(exchange, forms.contact);
    if (!store.applications.some((application) => application.belongsTo(values)))
      throw businessRule(404, 'unknown-contact', phrase(exchange, 'unknownContact'));
    return values;
  };
  const subjectOf = (values: Values): string => `${values['phone'] ?? ''} ${values['email'] ?? ''}`;
  const owned = (exchange: Exchange): Application[] => {
    const principal = store.principals.get(exchange.token);
    if (principal?.role !== 'DASHBOARD') throw unauthorized();
    const { phone, email } = principal;
    return store.applications.filter((application) => application.belongsTo({ phone, email }));
  };
  return {
    'POST /api/application-dashboard/otp/request': (exchange) => {
      const values = contactIn(exchange);
      store.sendCode(subjectOf(values), values['phone'] ?? '');
      return ok({ ref_code: 'CLT8', expires_in: 300, resend_in: 30, channel: 'SMS' });
    },
    'POST /api/application-dashboard/otp/validate': (exchange) => {
      const values = contactIn(exchange);
      const { otp } = bodyOf(exchange, forms.code);
      if (!store.redeem(subjectOf(values), otp ?? ''))
        throw businessRule(422, 'wrong-code', phrase(exchange, 'wrongCode'), [
          { field: 'otp', message: phrase(exchange, 'wrongCode') },
        ]);
      const { phone = '', email = '' } = values;
      return ok({ token: store.grant({ role: 'DASHBOARD', phone, email }) });
    },
    'GET /api/application-dashboard/': (exchange) =>
      page(
        exchange,
        owned(exchange).map((application) => views.dashboardView(application, exchange.locale)),
      ),
    'POST /api/application-dashboard/continue-registration': (exchange) => {
      const mine = owned(exchange);
      const { scholarship_application_id: id } = read(exchange.body);
      const application = mine.find((one) => one.id === id && one.flow === Flow.Scholarship);
      if (!application) throw new Problem(404, 'The scholarship application was not found.');
      if (!application.editable && application.status !== Status.CampaignClosed)
        throw conflict(exchange, 'finished', 'finished');
      application.status = Status.Draft;
      application.verified = true;
      return ok({
        application_id: application.id,
        access_token: store.grant({ role: 'APPLICANT', applicationId: application.id }),
        slug: application.campaign?.slug ?? '',
      });
    },
  };
};
