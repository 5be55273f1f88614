import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMinimalNodeBackEnd } from './server.ts';

let base = '';
let stop = () => Promise.resolve();
beforeAll(async () => {
  const { port, close } = await startMinimalNodeBackEnd({ port: 0 });
  base = `http://localhost:${port}`;
  stop = close;
});
afterAll(() => stop());

interface Answer {
  id: string;
  access_token: string;
  token: string;
  code: string;
  redirect_url: string;
  charges: { id: string }[];
}

/** The status and the value of an answer; undefined when it is empty. */
async function call(path: string, method = 'GET', token = '', body?: unknown) {
  const form = body instanceof FormData;
  const response = await fetch(base + path, {
    method,
    redirect: 'manual',
    headers: { 'X-Application-Token': token, 'Accept-Language': 'en', Origin: 'http://site.example' },
    ...(body === undefined ? {} : { body: form ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const value = (text === '' ? undefined : JSON.parse(text)) as unknown;
  return { status: response.status, value, answer: value as Answer, location: response.headers.get('location') };
}

const contact = { phone: '0812345678', phone_country: 'TH', email: 'piti@example.com' };
const person = { ...contact, first_name: 'ปิติ', last_name: 'พอใจ', prefix_name: 'mr' };
const bachelor = { ...person, type: 'bachelor', education: 'm6', faculty_id: 'agri' };

test('a bachelor application, from registering to paid and confirmed', async () => {
  const refused = await call('/api/application/initial', 'POST', '', { ...bachelor, email: 'piti' });
  expect(refused).toMatchObject({ status: 400, value: { message: 'Not valid', errors: { email: ['Not valid'] } } });
  const registered = await call('/api/application/initial', 'POST', '', bachelor);
  expect(Object.keys(registered.answer)).toEqual(['id', 'access_token']);
  const { id, access_token: first } = registered.answer;

  expect(await call('/api/application/otp/request', 'POST', '', { ...contact, type: 'bachelor' })).toMatchObject({
    status: 204,
  });
  const { code } = (await call(`/test/codes/${contact.phone}`)).answer;
  const guess = { ...contact, type: 'bachelor', application_id: id, otp: code === '123456' ? '654321' : '123456' };
  expect(await call('/api/application/otp/validate', 'POST', '', guess)).toMatchObject({
    status: 400,
    value: { message: 'The code is wrong' },
  });
  const resumed = await call('/api/application/otp/validate', 'POST', '', { ...guess, otp: code });
  const token = resumed.answer.access_token;
  expect(resumed.value).toEqual({ access_token: token });
  expect((await call(`/api/application/${id}`, 'GET', first)).status).toBe(401);
  expect((await call(`/api/application/${token}`, 'GET', token)).value).toEqual({ id, status: 'draft' });

  const answers = { campaign_id: 'direct', course_id: 'soil', major_id: 'rice', semester_id: 's1' };
  expect(await call(`/api/application/${id}`, 'PATCH', token, answers)).toMatchObject({
    status: 204,
    value: undefined,
  });
  expect((await call(`/api/application/${id}/personal`, 'PATCH', token, { gpax: '9' })).status).toBe(400);
  const form = new FormData();
  form.set('application_id', id);
  form.set('type', 'transcript');
  form.set('file', new Blob(['%PDF-1.4']), 'transcript.pdf');
  expect(Object.keys((await call('/api/application/upload-file', 'POST', token, form)).answer)).toEqual(['id']);

  const query = `application_id=${id}&kind=application`;
  expect((await call(`/api/payment/available-method?${query}`, 'GET', token)).value).toEqual({
    amount: 500,
    methods: ['thai_qr', 'card'],
  });
  await call(`/api/application/${id}/payment`, 'POST', token, { method: 'thai_qr' });
  const charge = await call('/api/payment/application', 'POST', token, { application_id: id, method: 'thai_qr' });
  expect(charge.value).toEqual({ status: 'pending' });
  const bill = await call(`/api/payment/request-bill-payment-image?${query}`, 'GET', token);
  expect(bill.value).toEqual({ image: expect.stringMatching(/^data:image\/svg\+xml;base64,/) as string });
  const { charges } = (await call(`/test/applications/${id}`)).answer;
  expect(charges).toHaveLength(1);
  await call(`/test/charges/${charges[0]?.id ?? ''}/settle`, 'POST');
  expect((await call(`/api/payment/check?${query}`, 'GET', token)).value).toEqual({ status: 'paid' });
  expect((await call(`/api/application/${id}`, 'GET', token)).value).toEqual({ id, status: 'paid' });

  await call('/api/application-dashboard/otp/request', 'POST', '', contact);
  const { code: otp } = (await call(`/test/codes/${contact.phone}`)).answer;
  const entered = await call('/api/application-dashboard/otp/validate', 'POST', '', { ...contact, otp });
  const dashboard = await call('/api/application-dashboard/?token=x', 'GET', entered.answer.token);
  expect(dashboard.value).toEqual({ id, status: 'paid' });
});

test('a scholarship is confirmed, and a card brings the browser back', async () => {
  const scholar = { ...person, phone: '0898765432', email: 'x@example.com', scholarship_campaign_id: 'hill' };
  const { answer: scholarship } = await call('/api/scholarship-application/initial', 'POST', '', scholar);
  const path = `/api/scholarship-application/${scholarship.id}`;
  const token = scholarship.access_token;
  expect((await call(`${path}/confirm`, 'POST', token, {})).status).toBe(409);
  expect((await call(`${path}/payment`, 'POST', token, { method: 'none' })).value).toEqual({ status: 'paid' });
  expect((await call(`${path}/start-confirm/`, 'POST', token, {})).status).toBe(204);
  expect((await call(`${path}/confirm`, 'POST', token, {})).status).toBe(204);
  expect((await call(`/test/applications/${scholarship.id}`)).value).toMatchObject({
    confirms: 1,
    status: 'confirmed',
  });

  const pupil = { ...person, phone: '0611112222', email: 'y@example.com', short_course_id: 'bees' };
  const { answer: course } = await call('/api/short-course-application/initial', 'POST', '', pupil);
  const key = course.access_token;
  await call(`/api/short-course-application/${course.id}`, 'PATCH', key, { campaign_id: 'public' });
  const card = { application_id: course.id, method: 'card', token: 'tok_fail' };
  const { answer } = await call('/api/payment/short-course-application', 'POST', key, card);
  const bank = await call(answer.redirect_url.slice(base.length));
  expect(bank.location).toMatch(/^http:\/\/site\.example\/en\/regisshortcourse\/credit\/redirect-kbank\?objectId=\w+$/);
  const check = `/api/payment/check?application_id=${course.id}&kind=short-course-application`;
  expect((await call(check, 'GET', key)).value).toEqual({ status: 'failed' });
});

test('refusals', async () => {
  const { answer: one } = await call('/api/application/initial', 'POST', '', bachelor);
  const { answer: other } = await call('/api/application/initial', 'POST', '', { ...bachelor, type: 'graduate' });
  expect((await call(`/api/application/${one.id}`)).status).toBe(401);
  expect((await call(`/api/application/${one.id}`, 'GET', other.access_token)).status).toBe(404);
  expect(await call('/api/nothing')).toMatchObject({ status: 404, value: { message: 'Not found', errors: {} } });
  expect((await call('/')).status).toBe(404);
  expect((await call(`/api/application/${one.id}`, 'PATCH', one.access_token, [])).status).toBe(204);
  expect((await call('/api/general/district/postcode?postcode=57000')).value).toEqual([
    { id: '5701', name: 'Mueang Chiang Rai', province: { id: '57', name: 'Chiang Rai' } },
  ]);
});
