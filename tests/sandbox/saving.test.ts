import { afterEach, beforeEach, expect, it } from 'vitest';
import { APPLICANT, CONTACT, openSandbox, registered, type OpenSandbox } from './harness.ts';

let sandbox: OpenSandbox;
let applicant: Awaited<ReturnType<typeof registered>>;
beforeEach(async () => {
  sandbox = await openSandbox();
  applicant = await registered(sandbox);
});
afterEach(() => sandbox.close());

const save = (body: object, client?: string) =>
  sandbox.call('application.update', { ...applicant, body, ...(client === undefined ? {} : { client }) });
const read = async (locale: 'th' | 'en' = 'en') =>
  (await sandbox.call('application.read', { ...applicant, locale })).answer();
const fetchEligibility = async () =>
  (await sandbox.call('application.checkCanApply', { parameters: applicant.parameters })).answer();

it('keeps fields, tells the names of choices in the language, and never sends the ID number back', async () => {
  await save({ campaign_id: '101', faculty_id: '6', province_id: '50', semester_id: '1' });
  await save({ id_type: 'national_id', id_number: '1-2345-67890-12-1', gpax: '๓.๕๐' });
  const english = await read();
  expect(english).toMatchObject({ campaign_id: '101', gpax: '3.50', id_type: 'national_id', status: 'draft' });
  expect(english['readable']).toMatchObject({
    province_id: 'Chiang Mai',
    faculty_id: 'Faculty of Information Technology',
  });
  expect(english['hints']).toEqual({ id_number: '0121' });
  expect(english).not.toHaveProperty('id_number');
  expect((await read('th'))['readable']).toMatchObject({ province_id: 'เชียงใหม่' });
  await save({ province_id: '' });
  expect((await read())['readable']).not.toHaveProperty('province_id');
});

it.each([
  ['gpax', '4.01'],
  ['postcode', '1025'],
  ['id_number', '1234567890122'],
  ['faculty_id', '999'],
  ['district_id', 'x'],
  ['email', 'no-address'],
  ['phone', '021234567'],
])('refuses %s with the value %s, on that field', async (field, value) => {
  const reply = await save({ [field]: value });
  expect(reply.status).toBe(422);
  expect(Object.keys(reply.errors())).toEqual([field]);
});

it('a passport has a rule of its own', async () => {
  expect((await save({ id_type: 'passport', id_number: 'aa1234567' })).status).toBe(200);
  expect((await save({ id_number: '1234567890121' })).status).toBe(422);
});

it('asks for the referral code of a campaign that needs one', async () => {
  expect((await save({ campaign_id: '102' })).errors()).toHaveProperty('referral_code');
  expect((await save({ campaign_id: '102', referral_code: 'WRONG' })).errors()).toHaveProperty('referral_code');
  expect((await save({ campaign_id: '102', referral_code: 'adm-2026' })).status).toBe(200);
  expect((await save({ campaign_id: '101' })).status).toBe(200);
});

it('refuses a closed campaign, and applying while the intake of the client is closed', async () => {
  expect((await save({ campaign_id: '104' })).errors()).toHaveProperty('campaign_id');
  expect(await fetchEligibility()).toMatchObject({ can_apply: true });
  await sandbox.control('POST', 'intake', { type: 'bachelor', open: false });
  expect(await fetchEligibility()).toMatchObject({ can_apply: false, reason: expect.any(String) as unknown });
  expect((await save({ gpax: '3.00' })).status).toBe(422);
  expect((await save({ gpax: '3.00' }, 'another-client')).status).toBe(200);
  await sandbox.control('POST', 'intake', { type: 'bachelor', open: true });
  expect((await save({ gpax: '3.00' })).status).toBe(200);
});

it('knows a phone or an e-mail that already applied, of the same type, unless it is over', async () => {
  const other = { ...APPLICANT, email: 'new@example.com', phone: '+66 81 234 5678' };
  expect((await sandbox.call('application.initial', { body: other })).status).toBe(409);
  const query = { ...CONTACT, phone: '0899999999', mode: 'check' };
  const exists = async (type: string) =>
    (await sandbox.call('application.check', { query: { ...query, type } })).answer()['exists'];
  expect(await exists('bachelor')).toBe(true);
  expect(await exists('graduate')).toBe(false);
  await sandbox.control('POST', `applications/${applicant.id}`, { status: 'campaign_changed' });
  expect(await exists('bachelor')).toBe(false);
  await sandbox.control('POST', `applications/${applicant.id}`, { status: 'cancelled', reason: 'เลยกำหนด' });
  expect(await exists('bachelor')).toBe(false);
  expect(await read()).toMatchObject({ status: 'cancelled', reason: 'เลยกำหนด' });
  expect((await save({ gpax: '3.00' })).status).toBe(409);
});

it('registers one of twenty equal applications sent at once', async () => {
  const body = { ...APPLICANT, phone: '0898765432', email: 'many@example.com', utm_source: 'poster' };
  const replies = await Promise.all(Array.from({ length: 20 }, () => sandbox.call('application.initial', { body })));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(19);
});
