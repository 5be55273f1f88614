import { afterAll, beforeAll, expect, test } from 'vitest';
import { startLaravelLikeBackEnd } from './server.ts';

let server: Awaited<ReturnType<typeof startLaravelLikeBackEnd>>;
beforeAll(async () => {
  server = await startLaravelLikeBackEnd({ port: 0 });
});
afterAll(() => server.close());

interface Reply {
  readonly status: number;
  readonly body: unknown;
  readonly location: string | null;
}

async function call(method: string, path: string, options: { token?: string; body?: unknown } = {}): Promise<Reply> {
  const form = options.body instanceof FormData;
  const response = await fetch(`http://localhost:${server.port}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      'Accept-Language': 'en',
      Origin: 'http://site.example',
      ...(options.token ? { 'X-Application-Token': options.token } : {}),
      ...(options.body === undefined || form ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(options.body === undefined ? {} : { body: form ? (options.body as FormData) : JSON.stringify(options.body) }),
  });
  const text = await response.text();
  const isJson = (response.headers.get('content-type') ?? '').includes('json');
  return {
    status: response.status,
    body: isJson ? (JSON.parse(text) as unknown) : text,
    location: response.headers.get('location'),
  };
}

const contact = { phone: '0812345678', phone_country: 'TH', email: 'somsri@example.com' };
const person = { first_name: 'สมศรี', last_name: 'ใจดี', ...contact };

/** Registers and enters the code. */
async function enter(path: string, type: string, body: object, phone: string, email: string) {
  const registered = await call('POST', `/api/${path}/initial`, { body: { ...person, ...body, phone, email } });
  expect(registered).toMatchObject({ status: 201, body: { data: { otp_required: 1 } } });
  const { id } = (registered.body as { data: { id: number } }).data;
  const code = (await call('GET', `/test/codes/${phone}`)).body as { code: string };
  const validated = await call('POST', `/api/${path}/otp/validate`, {
    body: { ...contact, type, phone, email, otp: code.code },
  });
  expect(validated.status).toBe(200);
  return { id: String(id), token: (validated.body as { data: { access_token: string } }).data.access_token };
}

const bachelor = { type: 'bachelor', education: '1', faculty_id: '1', prefix_name: '3' };

test('a bachelor application goes from registering to paid', async () => {
  expect(await call('POST', '/api/application/initial', { body: { ...person, ...bachelor, phone: '12' } })).toEqual({
    status: 422,
    location: null,
    body: { message: 'The phone format is invalid.', errors: { phone: ['The phone format is invalid.'] } },
  });
  const unregistered = await call(
    'GET',
    `/api/application/check?${new URLSearchParams({ ...contact, mode: 'check', type: 'bachelor' }).toString()}`,
  );
  expect(unregistered.body).toEqual({ data: { exists: 0, application_id: null } });

  const { id, token } = await enter('application', 'bachelor', bachelor, contact.phone, contact.email);
  expect(token).toMatch(/^\d+\|/);
  const path = `/api/application/${id}`;
  expect(
    await call('PATCH', `${path}/personal`, { token, body: { id_number: '1101700230708', gpax: '5' } }),
  ).toMatchObject({ status: 422, body: { errors: { gpax: ['The gpax format is invalid.'] } } });
  const answers = { id_number: '1101700230708', campaign_id: '101', course_id: '11', major_id: '', semester_id: '1' };
  expect(await call('PATCH', path, { token, body: answers })).toMatchObject({
    status: 200,
    body: { message: 'Saved.' },
  });

  const document = new FormData();
  document.set('application_id', id);
  document.set('type', 'transcript');
  document.set('file', new Blob(['%PDF-1.7 …']), 'transcript.pdf');
  expect(await call('POST', '/api/application/upload-file', { token, body: document })).toMatchObject({
    status: 201,
    body: { data: { type: 'transcript', name: 'transcript.pdf' } },
  });

  const query = `application_id=${id}&kind=application`;
  expect(await call('GET', `/api/payment/available-method?${query}`, { token })).toMatchObject({
    body: { data: { amount: '1,500.00', methods: ['thai_qr', 'card'] } },
  });
  await call('POST', `${path}/payment`, { token, body: { method: 'thai_qr' } });
  const charge = await call('POST', '/api/payment/application', {
    token,
    body: { application_id: id, method: 'thai_qr' },
  });
  expect(charge).toMatchObject({ body: { data: { status: 'waiting_for_payment', money_taken: 0 } } });
  const picture = await call('GET', `/api/payment/request-bill-payment-image?${query}`, { token });
  expect(picture.body).toMatchObject({ data: { image: expect.stringMatching(/^iVBORw0KGgo/) as string } });

  const { charge_id: chargeId } = (charge.body as { data: { charge_id: number } }).data;
  await call('POST', `/test/charges/${chargeId}/settle`);
  expect(await call('GET', `/api/payment/check?${query}`, { token })).toMatchObject({
    body: { data: { status: 'paid', money_taken: 1 } },
  });
  expect(await call('GET', `${path}?include_dashboard_token=1`, { token })).toMatchObject({
    body: { data: { status: 'paid', major_id: null, hints: { id_number: '0708' } } },
  });
  expect(await call('GET', `/test/applications/${id}`)).toMatchObject({
    body: { status: 'paid', charges: [{ method: 'thai_qr' }], files: [{ type: 'transcript' }], confirms: 0 },
  });
});

test('a scholarship application is confirmed, a short course is paid by card', async () => {
  const scholarship = await enter(
    'scholarship-application',
    'scholarship',
    { scholarship_campaign_id: '202' },
    '0898765432',
    'kla@example.com',
  );
  const path = `/api/scholarship-application/${scholarship.id}`;
  const { token } = scholarship;
  await call('POST', `${path}/start-confirm`, { token, body: {} });
  expect(await call('POST', `${path}/confirm`, { token, body: {} })).toMatchObject({ status: 409 });
  await call('POST', `${path}/payment`, { token, body: { method: 'thai_qr' } });
  const stored = (await call('GET', `/test/applications/${scholarship.id}`)).body as { charges: { id: number }[] };
  await call('POST', `/test/charges/${stored.charges[0]?.id ?? 0}/settle`);
  expect(await call('POST', `${path}/confirm`, { token, body: {} })).toMatchObject({ status: 200 });

  const course = await enter(
    'short-course-application',
    'short-course',
    { short_course_id: '302', prefix_name: '1' },
    '0611112222',
    'mana@example.com',
  );
  const charge = await call('POST', '/api/payment/short-course-application', {
    token: course.token,
    body: { application_id: course.id, method: 'card', token: 'token_1' },
  });
  const { redirect_url: bank, charge_id: chargeId } = (
    charge.body as { data: { redirect_url: string; charge_id: number } }
  ).data;
  expect(bank).toContain('/test/bank?objectId=');
  const back = await fetch(bank.replace(/\?.*/, ''), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ objectId: String(chargeId), outcome: 'paid' }),
  });
  expect(back.headers.get('location')).toContain('http://site.example/en/regisshortcourse/credit/redirect-kbank?');
  expect(await call('GET', `/test/applications/${course.id}`)).toMatchObject({ body: { status: 'paid' } });
});

test('what is wrong is refused as the framework does it', async () => {
  const first = await enter(
    'application',
    'graduate',
    { ...bachelor, type: 'graduate' },
    '0822222222',
    'a@example.com',
  );
  const second = await enter(
    'application',
    'graduate',
    { ...bachelor, type: 'graduate' },
    '0833333333',
    'b@example.com',
  );
  expect(
    await call('POST', '/api/application/otp/validate', {
      body: { ...contact, type: 'graduate', phone: '0822222222', email: 'a@example.com', otp: '000000' },
    }),
  ).toMatchObject({ status: 422, body: { errors: { otp: ['The code is wrong.'] } } });
  expect(await call('GET', `/api/application/${first.id}`)).toMatchObject({
    status: 401,
    body: { message: 'Unauthenticated.' },
  });
  expect(await call('GET', `/api/application/${first.id}`, { token: second.token })).toMatchObject({ status: 403 });
  expect(await call('GET', '/api/application/999', { token: first.token })).toMatchObject({ status: 404 });
  expect(await call('GET', '/api/nothing')).toMatchObject({
    status: 404,
    body: { message: 'The route api/nothing could not be found.' },
  });
  expect(await call('GET', '/api/application/file/?application_id=1')).toMatchObject({
    status: 301,
    location: '/api/application/file?application_id=1',
  });
  expect(await call('PUT', '/api/application/initial')).toMatchObject({ status: 405 });
  expect(await call('PATCH', `/api/application/${first.id}`, { token: first.token, body: [1] })).toMatchObject({
    status: 200,
  });
});

test('a long list goes on on a second page', async () => {
  const first = await call('GET', '/api/general/location/province/all');
  const { links, meta } = first.body as { links: { next: string }; meta: { last_page: number } };
  expect(meta.last_page).toBe(2);
  const second = await call('GET', new URL(links.next).pathname + new URL(links.next).search);
  expect(second.body).toMatchObject({ data: [{ name: 'Chiang Mai' }, {}, {}], links: { next: null } });
});
