import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSpringLikeBackEnd } from './server.ts';

let address = '';
let close: () => Promise<void>;
beforeAll(async () => {
  const started = await startSpringLikeBackEnd({ port: 0 });
  address = `http://localhost:${started.port}`;
  ({ close } = started);
});
afterAll(() => close());

async function send(method: string, path: string, token = '', body?: unknown) {
  const isForm = body instanceof FormData;
  const response = await fetch(address + path, {
    method,
    redirect: 'manual',
    headers: {
      'Accept-Language': 'en',
      'X-Application-Token': token,
      Origin: 'http://site.example',
      ...(body === undefined || isForm ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const type = response.headers.get('content-type');
  return {
    status: response.status,
    type,
    location: response.headers.get('location'),
    text,
    body: (type?.includes('json') ? JSON.parse(text) : null) as Record<string, unknown> | null,
  };
}

const field = (reply: { body: Record<string, unknown> | null }, name: string): string => String(reply.body?.[name]);

/** The UUID of the row that has this name. */
async function idOf(path: string, name: string): Promise<string> {
  const { text } = await send('GET', path);
  const answer = JSON.parse(text) as { content?: { id: string; name: string }[] } & { id: string; name: string }[];
  const row = (answer.content ?? answer).find((one) => one.name === name);
  if (!row) throw new Error(`${path} has no ${name}`);
  return row.id;
}

async function register(path: string, type: string, phone: string, more: object) {
  const contact = { phone, phone_country: 'TH', email: `${phone}@example.com`, type };
  const person = { first_name: 'มานะ', last_name: 'รักเรียน', prefix_name: 'mr', education: 'm6' };
  const registered = await send('POST', `/api/${path}/initial`, '', { ...contact, ...person, ...more });
  expect(registered).toMatchObject({ status: 201, location: `/api/${path}/${field(registered, 'id')}` });
  const id = field(registered, 'id');
  const refused = await send('PATCH', `/api/${path}/${id}`, field(registered, 'access_token'), {});
  expect(refused).toMatchObject({ status: 403, type: 'application/problem+json' });
  const requested = await send('POST', `/api/${path}/otp/request`, '', { ...contact, application_id: id });
  expect(requested.status).toBe(200);
  const otp = field(await send('GET', `/test/codes/${phone}`), 'code');
  const wrong = await send('POST', `/api/${path}/otp/validate`, '', {
    ...contact,
    otp: otp === '111111' ? '222222' : '111111',
  });
  expect(wrong).toMatchObject({ status: 422, body: { title: 'Unprocessable Entity', violations: [{ field: 'otp' }] } });
  const validated = await send('POST', `/api/${path}/otp/validate`, '', { ...contact, otp });
  return { id, token: field(validated, 'access_token') };
}

const admission = async () => ({
  faculty_id: await idOf('/api/application/available-faculty?type=bachelor', 'Faculty of Engineering'),
});

describe('the Spring-like back end', () => {
  it('takes a bachelor application from registering to paid', async () => {
    const { faculty_id: faculty } = await admission();
    const { id, token } = await register('application', 'bachelor', '0812345678', { faculty_id: faculty });
    const course = await idOf(
      `/api/application/available-course?type=course&faculty_id=${faculty}`,
      'Electrical Engineering',
    );
    const campaign = await idOf('/api/application/campaign/application?type=bachelor', 'Direct admission');
    const early = await send('POST', `/api/application/${id}/payment`, token, { method: 'thai_qr' });
    expect(early).toMatchObject({ status: 400, body: { violations: [{ field: 'campaign_id' }] } });
    expect(
      await send('PATCH', `/api/application/${id}/personal`, token, { id_number: '1101700230708', gpax: '3.25' }),
    ).toMatchObject({ status: 204, text: '' });
    await send('PATCH', `/api/application/${id}`, token, { campaign_id: campaign, course_id: course });

    const document = new FormData();
    document.set('application_id', id);
    document.set('type', 'id_card');
    document.set('file', new Blob(['%PDF-1.4']), 'card.pdf');
    const uploaded = await send('POST', '/api/application/upload-file', token, document);
    expect(uploaded).toMatchObject({ status: 201, body: { type: 'ID_CARD', name: 'card.pdf', size: 8 } });

    const query = `application_id=${id}&kind=application`;
    const methods = await send('GET', `/api/payment/available-method?${query}`, token);
    expect(methods.text).toContain('"amount":800.00');
    const opened = await send('POST', `/api/application/${id}/payment`, token, { method: 'thai_qr' });
    const charge = await send('POST', '/api/payment/application', token, { application_id: id, method: 'thai_qr' });
    expect(charge).toMatchObject({
      status: 201,
      body: { status: 'AWAITING_PAYMENT', method: 'THAI_QR', paid_at: null },
    });
    expect(field(charge, 'charge_id')).toBe(field(opened, 'charge_id'));
    const bill = await send('GET', `/api/payment/request-bill-payment-image?${query}`, token);
    expect(field(bill, 'image')).toMatch(/^00020101021230.*53037645406800\.005802TH6304[0-9A-F]{4}$/);

    await send('POST', `/test/charges/${field(charge, 'charge_id')}/settle`);
    expect(await send('GET', `/api/payment/check?${query}`, token)).toMatchObject({ body: { status: 'SUCCESSFUL' } });
    const read = await send('GET', `/api/application/${id}?include_dashboard_token=1`, token);
    expect(read.body).toMatchObject({ status: 'SUCCESSFUL', readable: { course_id: 'Electrical Engineering' } });
    const dashboard = await send('GET', '/api/application-dashboard/?token=x', field(read, 'dashboard_token'));
    expect(dashboard.body).toMatchObject({ content: [{ id, type: 'BACHELOR' }], totalElements: 1, last: true });
    expect((await send('GET', `/test/applications/${id}`)).body).toMatchObject({
      charges: [{ status: 'SUCCESSFUL' }],
      files: [{ type: 'ID_CARD' }],
    });
  });

  it('confirms a free scholarship, and takes a card for a short course', async () => {
    const campaign = field(await send('GET', '/api/scholarship-campaign/chalothorn'), 'id');
    const path = '/api/scholarship-application';
    const { id, token } = await register('scholarship-application', 'scholarship', '0898765432', {
      scholarship_campaign_id: campaign,
    });
    expect(await send('POST', `${path}/${id}/start-confirm/`, token, {})).toMatchObject({ status: 400 });
    const document = new FormData();
    document.set('application_id', id);
    document.set('type', 'id_card');
    document.set('file', new Blob(['%PDF-1.4']), 'card.pdf');
    await send('POST', `${path}/file`, token, document);
    expect((await send('POST', `${path}/${id}/start-confirm/`, token, {})).status).toBe(204);
    expect(await send('POST', `${path}/${id}/payment`, token, { method: 'none' })).toMatchObject({
      body: { status: 'SUCCESSFUL' },
    });
    expect((await send('POST', `${path}/${id}/confirm`, token, {})).status).toBe(204);
    expect((await send('GET', `/test/applications/${id}`)).body).toMatchObject({ confirms: 1, status: 'UNDER_REVIEW' });

    const course = await idOf('/api/short-course-application/search-course?search=english', 'Business English');
    const training = await register('short-course-application', 'short-course', '0611112222', {
      short_course_id: course,
    });
    const opened = await send('POST', `/api/short-course-application/${training.id}/payment`, training.token, {});
    expect(opened.text).toContain('4250.75');
    const charge = await send('POST', '/api/payment/short-course-application', training.token, {
      application_id: training.id,
      method: 'card',
      token: 'tokn_1',
    });
    const returned = await fetch(field(charge, 'redirect_url').replace(/\?.*/, ''), {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ objectId: field(charge, 'charge_id'), outcome: 'failed' }),
    });
    expect(returned.headers.get('location')).toMatch(
      /^http:\/\/site\.example\/en\/regisshortcourse\/credit\/redirect-kbank\?objectId=.*&status=DECLINED$/,
    );
  });

  it('responds to what is wrong with problems', async () => {
    const first = await register('application', 'bachelor', '0822222222', await admission());
    const second = await register('application', 'graduate', '0833333333', await admission());
    expect(await send('GET', `/api/application/${first.id}`)).toMatchObject({
      status: 403,
      type: 'application/problem+json',
      body: { type: 'about:blank', title: 'Forbidden', status: 403 },
    });
    expect(await send('GET', `/api/application/${first.id}`, second.token)).toMatchObject({ status: 403 });
    expect(await send('GET', '/api/application/1', first.token)).toMatchObject({ status: 404 });
    expect(await send('GET', '/api/nothing')).toMatchObject({
      status: 404,
      body: { detail: 'No static resource api/nothing.' },
    });
    expect(await send('PUT', `/api/application/${first.id}`)).toMatchObject({ status: 405 });
    expect(await send('POST', '/api/application/initial', '', [])).toMatchObject({ status: 400 });
    expect(
      await send('POST', '/api/application/custom-input/', first.token, { application_id: first.id }),
    ).toMatchObject({
      status: 204,
    });
    expect(await send('PATCH', `/api/application/${first.id}`, first.token, { gpax: '7' })).toMatchObject({
      status: 400,
      body: { violations: [{ field: 'gpax' }] },
    });
  });

  it('continues a page with the next one', async () => {
    const path = '/api/general/location/province/all';
    expect((await send('GET', path)).body).toMatchObject({ totalElements: 23, last: false });
    expect((await send('GET', `${path}?page=1`)).body).toMatchObject({ number: 1, last: true, numberOfElements: 3 });
  });
});
