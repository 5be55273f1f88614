import { randomBytes, randomInt } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { billPayment } from 'promptparse/generate';
import { renderSVG } from 'uqr';
import * as data from './data.ts';

type Texts = Record<string, string>;

interface Charge {
  readonly id: string;
  readonly method: string;
  readonly amount: number;
  status: 'pending' | 'paid' | 'failed' | 'expired';
  /** Of a card: what the bank's script made of it, and where the browser goes afterwards. */
  card?: { readonly token: string; readonly returnTo: string };
}

interface Application {
  readonly id: string;
  readonly flow: string;
  readonly answers: Texts;
  readonly responses: Texts;
  readonly files: { readonly id: string; readonly type: string; readonly size: number }[];
  readonly charges: Charge[];
  token: string;
  status: string;
  confirming: boolean;
  confirms: number;
}

interface Call {
  readonly parts: readonly string[];
  readonly query: URLSearchParams;
  readonly body: Record<string, unknown>;
  readonly file: Buffer | undefined;
  readonly token: string;
  readonly language: 0 | 1;
  readonly site: string;
  readonly self: string;
}

/** Nothing is answered by an empty 204. */
type Handler = (call: Call) => unknown;

class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly names: data.Name,
    readonly fields: readonly string[] = [],
  ) {
    super(names[1]);
  }
}

const notFound = () => new Refusal(404, ['ไม่พบข้อมูล', 'Not found']);
const notAllowed = () => new Refusal(401, ['กรุณายืนยันตัวตนใหม่', 'The token is missing or wrong']);
const wrong = (...fields: string[]) => new Refusal(400, ['ข้อมูลไม่ถูกต้อง', 'Not valid'], fields);

const newId = () => randomBytes(6).toString('hex');
const newToken = () => randomBytes(16).toString('hex');

// The patterns of the contract

const name = /^(?:-|\p{L}[\p{L}\p{M}\p{Nd}ฯๆ.,'’\- ]*)$/u;
const line = /^[^\r\n]{0,200}$/;
const postcode = /^[1-9]\d{4}$/;
const patterns = new Map(
  Object.entries({
    first_name: name,
    last_name: name,
    phone: /^\d{6,15}$/,
    phone_country: /^[A-Z]{2}$/,
    email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
    otp: /^\d{6}$/,
    student_no: /^AD66\d{6}$/,
    referral_code: /^[A-Z0-9-]{1,30}$/,
    id_number: /^[A-Z0-9]{5,20}$/,
    gpax: /^(?:[0-3](?:\.\d{1,2})?|4(?:\.0{1,2})?)$/,
    academic_year: /^\d{4}$/,
    attendees: /^[1-9]\d{0,3}$/,
    branch: /^\d{5}$/,
    tax_id: /^\d{13}$/,
    postcode,
    home_postcode: postcode,
    tax_postcode: postcode,
    shipping_postcode: postcode,
    school_name: line,
    occupation: line,
    workplace: line,
    company_name: line,
    special_talent: /^[^]{0,200}$/,
    activities: /^[^]{0,200}$/,
  }),
);

/** The texts of a body or a query, when the named ones are there and all have the form they should have. */
function texts(source: Record<string, unknown>, needed: readonly string[] = []): Texts {
  const found: Texts = {};
  const faults = new Set(needed.filter((field) => source[field] === undefined || source[field] === ''));
  for (const [field, value] of Object.entries(source)) {
    if (typeof value !== 'string' && typeof value !== 'number') continue;
    const text = String(value);
    found[field] = text;
    if (text !== '' && !(patterns.get(field)?.test(text) ?? text.length <= 1000)) faults.add(field);
  }
  const { phone = '', phone_country: country } = found;
  if (country === 'TH' && phone !== '' && !/^0[689]\d{8}$/.test(phone)) faults.add('phone');
  if (faults.size > 0) throw wrong(...faults);
  return found;
}

const asked = (call: Call, ...needed: string[]) => texts(Object.fromEntries(call.query), needed);

// Lookups: an id and a name, and what else is required

type Row = data.Name | { readonly name: data.Name };

const nameOf = (row: Row, call: Call): string => ('name' in row ? row.name : row)[call.language];

function list<R extends Row>(call: Call, rows: Record<string, R>, fits: (row: R, id: string) => boolean = () => true) {
  return Object.entries(rows)
    .filter(([id, row]) => fits(row, id))
    .map(([id, row]) => ({ id, name: nameOf(row, call) }));
}

const terms = (call: Call) => list(call, data.semesters).map((row) => ({ id: row.id, period: row.name }));

const coursesOf = (call: Call) => {
  const faculty = call.query.get('faculty_id');
  return list(call, data.courses, (row) => !faculty || row.faculty === faculty);
};

const courseTypes = (call: Call, flow: string | undefined) => {
  const degree = call.query.get('degree');
  return list(call, data.courseTypes, (row) => row.flow === flow && (!degree || !row.degree || row.degree === degree));
};

const campaignsOf = (call: Call, flow: string | undefined) =>
  list(call, data.campaigns, (row) => row.flow === flow).map((row) =>
    data.campaigns[row.id]?.referral ? { ...row, need_referral_code: true } : row,
  );

const shortCourses = (call: Call) => {
  const search = (call.query.get('search') ?? '').toLowerCase();
  return list(call, data.shortCourses, (row) => row.join(' ').toLowerCase().includes(search));
};

const lookups: Record<string, Handler> = {
  'GET application/appearance': () => [],
  'GET application/available-course-type': (call) => courseTypes(call, asked(call, 'type')['type']),
  'GET application/available-course': (call) => {
    const { type, course_id: course = '' } = asked(call, 'type', 'faculty_id');
    return type === 'major' ? list(call, data.courses[course]?.majors ?? {}) : coursesOf(call);
  },
  'GET application/available-faculty': (call) => list(call, data.faculties),
  'GET application/available-semester': terms,
  'GET application/campaign/application': (call) => campaignsOf(call, asked(call, 'type')['type']),
  'GET general/available-campaign-faculty': (call) => list(call, data.faculties),
  'GET general/course': coursesOf,
  'GET general/location/province/all': (call) => list(call, data.provinces),
  'GET general/location/district/all': (call) => {
    const { province_id: province } = asked(call, 'province_id');
    return list(call, data.districts, (row) => row.province === province);
  },
  'GET general/location/sub-district/all': (call) => {
    const { district_id: district } = asked(call, 'district_id');
    return list(call, data.subDistricts, (row) => row.district === district).map((row) => ({
      ...row,
      postal_code: data.subDistricts[row.id]?.postcode,
    }));
  },
  'GET general/district/postcode': (call) => {
    const code = asked(call, 'postcode')['postcode'];
    const inside = Object.values(data.subDistricts).filter((row) => row.postcode === code);
    return list(call, data.districts, (_, id) => inside.some((row) => row.district === id)).map((row) => {
      const id = data.districts[row.id]?.province ?? '';
      return { ...row, province: { id, name: data.provinces[id]?.[call.language] } };
    });
  },
  'GET general/school': (call) => {
    const { search = '', district_id: district, province_id: province, level } = asked(call);
    return list(
      call,
      data.schools,
      (row) =>
        row.name.join(' ').toLowerCase().includes(search.toLowerCase()) &&
        (!level || row.level === level) &&
        (!district || row.district === district) &&
        (!province || data.districts[row.district]?.province === province),
    );
  },
  'GET scholarship-campaign/:slug': (call) => {
    const id = call.parts[1] ?? '';
    const row = data.scholarships[id];
    if (!row) throw notFound();
    return { id, name: nameOf(row, call) };
  },
  'GET scholarship-application/available-course-type': (call) => courseTypes(call, 'bachelor'),
  'GET scholarship-application/available-course': coursesOf,
  'GET scholarship-application/available-faculty': (call) => list(call, data.faculties),
  'GET scholarship-application/available-semester': terms,
  'GET short-course-application/appearance': () => [],
  'GET short-course-application/available-campaign': (call) => campaignsOf(call, 'short-course'),
  'GET short-course-application/period': terms,
  'GET short-course-application/search-course': shortCourses,
  'GET short-course-application/suggestion': shortCourses,
};

function isDocument(file: Buffer): boolean {
  return ['%PDF', '\x89PNG', '\xff\xd8\xff'].some((start) => file.toString('latin1', 0, 4).startsWith(start));
}

function amountOf({ flow, answers }: Application): number {
  const amount =
    flow === 'scholarship'
      ? data.scholarships[answers['scholarship_campaign_id'] ?? '']?.amount
      : data.campaigns[answers['campaign_id'] ?? '']?.amount;
  if (amount === undefined) throw wrong('campaign_id');
  if (data.campaigns[answers['campaign_id'] ?? '']?.referral && !answers['referral_code']) throw wrong('referral_code');
  return amount;
}

const methodsOf = (amount: number) => (amount === 0 ? ['none'] : ['thai_qr', 'card']);
const lastCharge = ({ charges }: Application) => charges.find((one) => one.status === 'paid') ?? charges.at(-1);

function settle(application: Application, charge: Charge): void {
  charge.status = 'paid';
  if (application.status === 'pending') application.status = 'paid';
}

function chargeBy(application: Application, method: string): Charge {
  const amount = amountOf(application);
  if (!methodsOf(amount).includes(method)) throw wrong('method');
  const last = lastCharge(application);
  if (
    last &&
    (last.status === 'paid' || (last.status === 'pending' && last.method === method && last.amount === amount))
  )
    return last;
  if (last?.status === 'pending') last.status = 'expired';
  const charge: Charge = { id: newId(), method, amount, status: 'pending' };
  application.charges.push(charge);
  if (application.status === 'draft') application.status = 'pending';
  if (amount === 0) settle(application, charge);
  return charge;
}

const flows: Record<string, string> = {
  'scholarship-application': 'scholarship',
  'short-course-application': 'short-course',
};

const samePerson = ({ answers }: Application, contact: Texts) =>
  answers['phone'] === contact['phone'] && answers['email'] === contact['email'];

/** Everything that is remembered, and the calls that touch it. */
function createApi() {
  const applications: Application[] = [];
  const dashboards = new Map<string, Texts>();
  const codes = new Map<string, string>();

  /** A link of the form continue/{token} names no application: the token itself may stand where its id would. */
  function mine(call: Call, id: string | undefined): Application {
    if (call.token === '') throw notAllowed();
    const found = applications.find((one) => one.token === call.token);
    if (!found) throw notAllowed();
    if (id !== found.id && id !== found.token) throw notFound();
    return found;
  }
  const ofPath = (call: Call) => mine(call, call.parts[1]);
  const ofQuery = (call: Call) => mine(call, asked(call, 'application_id')['application_id']);
  const ofBody = (call: Call) => mine(call, texts(call.body, ['application_id'])['application_id']);

  function sendCode(phone: string): void {
    codes.set(phone, randomInt(1_000_000).toString().padStart(6, '0'));
  }

  /** A code is good for one right answer. */
  function takeCode({ phone = '', otp }: Texts): void {
    if (codes.get(phone) !== otp) throw new Refusal(400, ['รหัสไม่ถูกต้อง', 'The code is wrong'], ['otp']);
    codes.delete(phone);
  }

  const contacted = (call: Call): Application => {
    const contact = texts(call.body, ['type', 'phone', 'phone_country', 'email']);
    const { application_id: id, scholarship_campaign_id: campaign } = contact;
    const found = applications.findLast(
      (one) =>
        one.flow === contact['type'] &&
        samePerson(one, contact) &&
        (!id || one.id === id) &&
        (!campaign || one.answers['scholarship_campaign_id'] === campaign),
    );
    if (!found) throw notFound();
    return found;
  };

  const save: Handler = (call) => {
    const application = ofPath(call);
    if (!['draft', 'pending'].includes(application.status))
      throw new Refusal(409, ['แก้ไขไม่ได้แล้ว', 'It can no longer be changed']);
    Object.assign(application.answers, texts(call.body));
    return undefined;
  };

  function applicationRoutes(prefix: string): Record<string, Handler> {
    const flow = flows[prefix];
    return {
      [`GET ${prefix}/check`]: (call) => {
        const contact = asked(call, 'phone', 'phone_country', 'email');
        const exists = applications.some(
          (one) =>
            one.flow === (flow ?? contact['type']) &&
            !['cancelled', 'changed'].includes(one.status) &&
            ['scholarship_campaign_id', 'short_course_id'].every(
              (field) => !contact[field] || contact[field] === one.answers[field],
            ) &&
            (one.answers['phone'] === contact['phone'] || one.answers['email'] === contact['email']),
        );
        return { exists };
      },
      [`POST ${prefix}/initial`]: (call) => {
        const own = { scholarship: ['scholarship_campaign_id'], 'short-course': ['short_course_id', 'prefix_name'] }[
          flow ?? ''
        ] ?? ['type', 'education', 'faculty_id', 'prefix_name'];
        const answers = texts(call.body, ['first_name', 'last_name', 'phone', 'phone_country', 'email', ...own]);
        const { type = '', scholarship_campaign_id: scholarship = '', short_course_id: course = '' } = answers;
        if (!flow && type !== 'bachelor' && type !== 'graduate') throw wrong('type');
        if (flow === 'scholarship' && !data.scholarships[scholarship]) throw wrong('scholarship_campaign_id');
        if (flow === 'short-course' && !data.shortCourses[course]) throw wrong('short_course_id');
        const application: Application = {
          id: newId(),
          token: newToken(),
          flow: flow ?? type,
          answers,
          responses: {},
          files: [],
          charges: [],
          status: 'draft',
          confirming: false,
          confirms: 0,
        };
        applications.push(application);
        return { id: application.id, access_token: application.token };
      },
      [`POST ${prefix}/otp/request`]: (call) => {
        sendCode(contacted(call).answers['phone'] ?? '');
      },
      [`POST ${prefix}/otp/validate`]: (call) => {
        const application = contacted(call);
        takeCode(texts(call.body, ['otp']));
        application.token = newToken();
        const answer = { access_token: application.token };
        // Who has named the application knows its id.
        return call.body['application_id'] ? answer : { ...answer, application_id: application.id };
      },
      [`GET ${prefix}/:id/check-can-apply`]: (call) => {
        const found = applications.find((one) => one.id === call.parts[1]);
        if (!found) throw notFound();
        return { can_apply: ['draft', 'pending'].includes(found.status) };
      },
      [`POST ${prefix}/upload-file`]: (call) => addFile(call),
      [`POST ${prefix}/file`]: (call) => addFile(call),
      [`GET ${prefix}/file`]: (call) => ofQuery(call).files.map(({ id }) => ({ id })),
      [`DELETE ${prefix}/file`]: (call) => {
        const { files } = ofBody(call);
        const index = files.findIndex((one) => one.id === texts(call.body, ['file_id'])['file_id']);
        if (index < 0) throw notFound();
        files.splice(index, 1);
      },
      [`GET ${prefix}/custom-input`]: (call) => {
        const application = ofQuery(call);
        const rows = list(call, data.questions, (row) => row.flow === application.flow);
        return rows.map((row) => ({ id: row.id, label: row.name }));
      },
      [`POST ${prefix}/custom-input`]: (call) => {
        const application = ofBody(call);
        Object.assign(application.responses, texts(fieldsOf(call.body['response'])));
      },
      [`POST ${prefix}/:id/start-confirm`]: (call) => {
        ofPath(call).confirming = true;
      },
      [`POST ${prefix}/:id/confirm`]: (call) => {
        const application = ofPath(call);
        if (!application.confirming) throw new Refusal(409, ['ยังไม่เริ่มยืนยัน', 'Start the confirmation first']);
        application.confirms += 1;
        application.status = 'confirmed';
      },
      [`POST ${prefix}/:id/payment`]: (call) => {
        const application = ofPath(call);
        const fallback = amountOf(application) === 0 ? 'none' : 'thai_qr';
        const { method = fallback } = texts(call.body, flow === 'short-course' ? [] : ['method']);
        return { status: chargeBy(application, method).status };
      },
      [`POST payment/${prefix}`]: (call) => {
        const application = ofBody(call);
        const { method = '' } = texts(call.body, ['method']);
        if (method !== 'card') return { status: chargeBy(application, method).status };
        const { token = '' } = texts(call.body, ['token']);
        const charge = chargeBy(application, method);
        if (charge.status === 'paid') return { status: charge.status };
        const path = `regis${application.flow.replace('-', '')}/credit/redirect-kbank`;
        const returnTo = `${call.site}${call.language === 1 ? '/en' : ''}/${path}?objectId=${charge.id}`;
        charge.card = { token, returnTo };
        return { status: charge.status, redirect_url: `${call.self}/test/bank?objectId=${charge.id}` };
      },
      [`GET ${prefix}/:id`]: (call) => {
        const { id, status, answers } = ofPath(call);
        if (call.query.get('include_dashboard_token') !== '1') return { id, status };
        return { id, status, dashboard_token: openDashboard(answers) };
      },
      [`PATCH ${prefix}/:id`]: save,
      [`PATCH ${prefix}/:id/personal`]: save,
      [`POST ${prefix}/:id/participant`]: save,
    };
  }

  function addFile(call: Call) {
    const application = ofBody(call);
    const { type = '' } = texts(call.body, ['type']);
    const { file } = call;
    if (!file || !isDocument(file) || file.length > 32 * 1024 * 1024) throw wrong('file');
    const stored = { id: newId(), type, size: file.length };
    application.files.push(stored);
    return { id: stored.id };
  }

  function openDashboard({ phone = '', email = '' }: Texts): string {
    const token = newToken();
    dashboards.set(token, { phone, email });
    return token;
  }

  const seen = (call: Call): Application[] => {
    const contact = dashboards.get(call.token);
    if (!contact) throw notAllowed();
    return applications.filter((one) => samePerson(one, contact));
  };

  const dashboardContact = (call: Call): Texts => {
    const contact = texts(call.body, ['phone', 'phone_country', 'email']);
    if (!applications.some((one) => samePerson(one, contact))) throw notFound();
    return contact;
  };

  const routes: Record<string, Handler> = {
    ...lookups,
    ...applicationRoutes('application'),
    ...applicationRoutes('scholarship-application'),
    ...applicationRoutes('short-course-application'),
    'GET payment/available-method': (call) => {
      const amount = amountOf(ofQuery(call));
      return { amount, methods: methodsOf(amount) };
    },
    'GET payment/check': (call) => {
      const charge = lastCharge(ofQuery(call));
      if (!charge) throw notFound();
      return { status: charge.status };
    },
    'GET payment/request-bill-payment-image': (call) => {
      const charge = lastCharge(ofQuery(call));
      if (charge?.method !== 'thai_qr' || charge.status !== 'pending') throw notFound();
      const bill = billPayment({ billerId: '099400000003500', amount: charge.amount, ref1: charge.id.toUpperCase() });
      return { image: `data:image/svg+xml;base64,${Buffer.from(renderSVG(bill)).toString('base64')}` };
    },
    'POST application-dashboard/otp/request': (call) => {
      sendCode(dashboardContact(call)['phone'] ?? '');
    },
    'POST application-dashboard/otp/validate': (call) => {
      const contact = dashboardContact(call);
      takeCode(texts(call.body, ['otp']));
      return { token: openDashboard(contact) };
    },
    // One application is one object.
    'GET application-dashboard': (call) => {
      const rows = seen(call).map(({ id, status }) => ({ id, status }));
      return rows.length === 1 ? rows[0] : rows;
    },
    'POST application-dashboard/continue-registration': (call) => {
      const { scholarship_application_id: id } = texts(call.body, ['scholarship_application_id']);
      const found = seen(call).find((one) => one.id === id && one.flow === 'scholarship');
      if (!found) throw notFound();
      found.token = newToken();
      found.status = 'draft';
      return { access_token: found.token, slug: found.answers['scholarship_campaign_id'] };
    },
  };
  return { routes, applications, codes };
}

type Api = ReturnType<typeof createApi>;

const stored = (application: Application) => ({
  id: application.id,
  flow: application.flow,
  status: application.status,
  answers: application.answers,
  custom_inputs: application.responses,
  files: application.files,
  charges: application.charges.map(({ id, method, status, amount }) => ({ id, method, status, amount })),
  confirms: application.confirms,
  // The link that an applicant would get by e-mail.
  resume: `/regis${application.flow.replace('-', '')}/continue/${application.token}`,
});

/** Only for tests. A string is an address to go to. */
function testDoor(api: Api, method: string, url: URL, body: Buffer): unknown {
  const [, , what, key = '', deed = ''] = url.pathname.split('/');
  if (what === 'codes' && api.codes.has(key)) return { code: api.codes.get(key) };
  if (what === 'applications' && key === '') return api.applications.map(stored);
  const application = api.applications.find((one) => one.id === key);
  if (what === 'applications' && application) {
    if (method === 'POST' && deed === 'status') application.status = texts(parse(body), ['status'])['status'] ?? '';
    return stored(application);
  }
  const chargeId = what === 'bank' ? url.searchParams.get('objectId') : key;
  const owner = api.applications.find((one) => one.charges.some((charge) => charge.id === chargeId));
  const charge = owner?.charges.find((one) => one.id === chargeId);
  if (!owner || !charge) throw notFound();
  if (what === 'bank' && charge.card) {
    // The bank asks nothing: a card whose token tells of a failure is declined, any other pays.
    if (charge.status === 'pending' && /fail|declin/.test(charge.card.token)) charge.status = 'failed';
    if (charge.status === 'pending') settle(owner, charge);
    return charge.card.returnTo;
  }
  if (what !== 'charges' || method !== 'POST') throw notFound();
  if (deed === 'settle') settle(owner, charge);
  else if (deed === 'fail') charge.status = 'failed';
  else if (deed === 'expire') charge.status = 'expired';
  else throw notFound();
  return stored(owner);
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function parse(body: Buffer): Record<string, unknown> {
  if (body.length === 0) return {};
  try {
    return fieldsOf(JSON.parse(body.toString()));
  } catch {
    throw wrong();
  }
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const limit = 34 * 1024 * 1024;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length <= limit) chunks.push(chunk);
  }
  if (length > limit) throw new Refusal(413, ['ไฟล์ใหญ่เกินไป', 'Too large'], ['file']);
  return Buffer.concat(chunks);
}

/** The fields of a multipart body, and its file. Latin-1 keeps every byte as one character. */
function readForm(bytes: Buffer, type: string): { body: Record<string, unknown>; file: Buffer | undefined } {
  const boundary = /boundary="?([^";]+)/.exec(type)?.[1];
  if (!boundary) throw wrong('file');
  const body: Record<string, unknown> = {};
  let file: Buffer | undefined;
  for (const part of bytes.toString('latin1').split(`--${boundary}`)) {
    const gap = part.indexOf('\r\n\r\n');
    const head = part.slice(0, Math.max(gap, 0));
    const field = /[ ;]name="([^"]*)"/.exec(head)?.[1];
    const value = Buffer.from(part.slice(gap + 4, -2), 'latin1');
    if (field === 'file') file = value;
    else if (field) body[field] = value.toString();
  }
  return { body, file };
}

function find(routes: Record<string, Handler>, method: string, parts: readonly string[]): Handler {
  const fitting = Object.entries(routes).find(([route]) => {
    const [routeMethod, path = ''] = route.split(' ');
    const names = path.split('/');
    return (
      routeMethod === method &&
      names.length === parts.length &&
      names.every((one, index) => one.startsWith(':') || one === parts[index])
    );
  });
  if (!fitting) throw notFound();
  return fitting[1];
}

const english = (request: IncomingMessage) => (request.headers['accept-language'] ?? '').startsWith('en');

async function answer(api: Api, request: IncomingMessage, self: string): Promise<{ value: unknown; goTo?: string }> {
  const { method = 'GET', headers } = request;
  const bytes = await readBody(request);
  if (method === 'OPTIONS') return { value: undefined };
  const address = URL.canParse(request.url ?? '', self) ? new URL(request.url ?? '', self) : new URL(self);
  if (address.pathname.startsWith('/test/')) {
    const value = testDoor(api, method, address, bytes);
    return typeof value === 'string' ? { value, goTo: value } : { value };
  }
  // A slash at the end says nothing.
  const [root, ...parts] = address.pathname.split('/').filter((part) => part !== '');
  if (root !== 'api') throw notFound();
  const handler = find(api.routes, method, parts);
  const type = headers['content-type'] ?? '';
  const token = headers['x-application-token'];
  const site = headers.origin ?? headers.referer ?? '';
  const call: Call = {
    parts,
    query: address.searchParams,
    ...(type.startsWith('multipart/') ? readForm(bytes, type) : { body: parse(bytes), file: undefined }),
    token: typeof token === 'string' ? token : '',
    language: english(request) ? 1 : 0,
    site: URL.canParse(site) ? new URL(site).origin : 'http://localhost:4321',
    self,
  };
  return { value: handler(call) };
}

export async function startMinimalNodeBackEnd({
  port,
}: {
  port: number;
}): Promise<{ port: number; close: () => Promise<void> }> {
  const api = createApi();
  let self = 'http://localhost';
  const server = createServer((request, response) => {
    const finish = (status: number, value: unknown, goTo?: string) => {
      response.writeHead(status, {
        'Cache-Control': 'no-store',
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Allow-Headers': '*',
        'Access-Control-Allow-Methods': 'GET, POST, PATCH, DELETE',
        ...(value === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(goTo ? { Location: goTo } : {}),
      });
      response.end(value === undefined ? undefined : JSON.stringify(value));
    };
    answer(api, request, self).then(
      ({ value, goTo }) => {
        if (goTo) finish(302, undefined, goTo);
        else finish(value === undefined ? 204 : 200, value);
      },
      (error: unknown) => {
        const refusal = error instanceof Refusal ? error : new Refusal(500, ['เกิดข้อผิดพลาด', 'Something went wrong']);
        if (refusal !== error) console.error(error);
        const message = refusal.names[english(request) ? 1 : 0];
        finish(refusal.status, {
          message,
          errors: Object.fromEntries(refusal.fields.map((field) => [field, [message]])),
        });
      },
    );
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject).listen(port, resolve);
  });
  const { port: used } = server.address() as AddressInfo;
  self = `http://localhost:${used}`;
  return {
    port: used,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { port } = await startMinimalNodeBackEnd({ port: Number(process.env['PORT'] ?? 3001) });
  console.log(`http://localhost:${port}`);
}
