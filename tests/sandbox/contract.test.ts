import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { specifiedCalls } from '../../e2e/support/call-table.ts';
import { contract } from '../../src/api/contract/all.ts';
import type { ContractName } from '../../src/sandbox/shared/contract-types.ts';
import { handlers } from '../../src/sandbox/handlers/all.ts';
import { APPLICANT, CONTACT, openSandbox, pdf, readyToPay, registered, type OpenSandbox } from './harness.ts';

let sandbox: OpenSandbox;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());

type Asked = Parameters<OpenSandbox['call']>[1];
/** Makes a call that must succeed by the contract. */
const good = async (name: ContractName, asked?: Asked) => {
  const reply = await sandbox.call(name, asked);
  expect(reply.status, `${name}: ${reply.text}`).toBe(200);
  return reply;
};

describe('the contract', () => {
  it('has a handler for every call, and no other', () => {
    expect(contract).toHaveLength(specifiedCalls.length);
    expect(Object.keys(handlers).sort()).toEqual(contract.map(({ name }) => name).sort());
  });

  it('serves general lookups', async () => {
    for (const query of [{ type: 'graduate', degree: 'master' }, { slug: 'star-scholars' }])
      expect((await good('general.campaignFaculties', { query })).list().length).toBeGreaterThan(3);
    expect((await good('general.courses', { query: { faculty_id: '1' } })).list().length).toBeGreaterThan(3);
    expect((await good('general.provinces')).list()).toHaveLength(77);
    expect((await good('general.districts', { query: { province_id: '10' } })).list()).toHaveLength(50);
    const query = { district_id: '1030', type: 'tax' };
    expect((await good('general.subDistricts', { query })).list()[0]).toMatchObject({ postal_code: '10900' });
    expect((await good('general.districtsByPostcode', { query: { postcode: '10900' } })).list()).toHaveLength(1);
    const schoolsOf = async (query: Readonly<Record<string, string>>) =>
      (await good('general.schools', { query: { district_id: '1030', ...query } })).list().map(({ name }) => name);
    const schools = await schoolsOf({ level: 'school' });
    expect(schools.length).toBeGreaterThan(0);
    expect(await schoolsOf({})).toEqual(schools);
    expect(await schoolsOf({ level: 'university' })).toContain('Chatuchak Sample University');
  });

  it('serves lookups of bachelor and graduate', async () => {
    for (const type of ['bachelor', 'graduate']) {
      for (const name of ['availableFaculties', 'availableCourseTypes', 'availableSemesters', 'campaigns'] as const)
        expect((await good(`application.${name}`, { query: { type } })).list().length).toBeGreaterThan(1);
    }
    const typesOf = async (programme_type: string) =>
      (await good('application.availableCourseTypes', { query: { type: 'bachelor', programme_type } }))
        .list()
        .map(({ id }) => id);
    expect(await Promise.all(['transfer', 'four_year', 'unknown'].map(typesOf))).toEqual([
      ['12'],
      ['11', '13', '14'],
      ['11', '12', '13', '14'],
    ]);
    const course = { type: 'course', faculty_id: '1' };
    expect((await good('application.availableCourses', { query: course })).list()).toHaveLength(2);
    const masters = { ...course, degree: 'master' };
    expect((await good('application.availableCourses', { query: masters })).list()[0]?.['name']).toMatch(/^Master/);
    const major = { type: 'major', faculty_id: '1', course_id: '1101' };
    expect((await good('application.availableCourses', { query: major })).list()).toHaveLength(4);
  });

  it('names banners only when it is told to', async () => {
    const banners = async (): Promise<number[]> => [
      (await good('application.appearance', { query: { type: 'bachelor' } })).list().length,
      (await good('short-course.appearance')).list().length,
    ];
    expect(await banners()).toEqual([0, 0]);
    await sandbox.control('POST', 'banners', { shown: true });
    expect(await banners()).toEqual([1, 1]);
  });

  it('takes a bachelor application from sign-up to payment', async () => {
    const applicant = await readyToPay(sandbox);
    const { id, parameters, which } = applicant;
    await good('application.checkCanApply', { parameters });
    await good('application.updatePersonal', { ...applicant, body: { first_name: 'ใหม่' } });
    const form = { file: pdf(), type: 'id_card', application_id: id };
    const file_id = String((await good('application.uploadFile', { ...applicant, form })).answer()['id']);
    const query = { application_id: id };
    expect((await good('application.listFiles', { ...applicant, query })).list()).toHaveLength(1);
    await good('application.deleteFile', { ...applicant, body: { application_id: id, file_id } });
    expect((await good('application.listCustomInputs', { ...applicant, query })).list()).toHaveLength(2);
    await good('application.saveCustomInputs', { ...applicant, body: { application_id: id, response: { 1: 'มด' } } });
    await good('payment.availableMethods', { ...applicant, query: which });
    const method = { method: 'thai_qr' };
    await good('application.openPayment', { ...applicant, body: method });
    await good('payment.startApplication', { ...applicant, body: { application_id: id, ...method } });
    await good('payment.billPaymentImage', { ...applicant, query: which });
    await sandbox.control('POST', `payments/${id}`, { state: 'successful' });
    expect((await good('payment.check', { ...applicant, query: which })).answer()['status']).toBe('successful');
    const read = await good('application.read', { ...applicant, query: { include_dashboard_token: '1' } });
    expect(read.answer()).toMatchObject({ status: 'under_review', payment: { status: 'successful' } });
    const contact = { ...CONTACT, type: 'bachelor', mode: 'check' };
    expect((await good('application.check', { query: contact })).answer()).toEqual({
      exists: true,
      application_id: id,
    });
  });

  it('takes a scholarship application to its confirmation, and reopens it from the dashboard', async () => {
    const campaign = (await good('scholarship.campaign', { parameters: { slug: 'star-scholars' } })).answer();
    const of = { scholarship_campaign_id: String(campaign['id']) };
    for (const name of ['Semesters', 'Faculties', 'Courses', 'CourseTypes'] as const)
      expect((await good(`scholarship.available${name}`, { query: of })).list().length).toBeGreaterThan(2);
    await good('scholarship.check', { query: { ...CONTACT, mode: 'check', ...of } });
    const body = { ...CONTACT, ...of, first_name: 'ก', last_name: 'ข', student_no: 'AD66123456' };
    const id = String((await good('scholarship.initial', { body })).answer()['id']);
    const code = { ...CONTACT, type: 'scholarship', application_id: id };
    await good('scholarship.requestOtp', { body: code });
    const otp = await sandbox.newestCode(CONTACT.phone);
    const validated = await good('scholarship.validateOtp', { body: { ...code, otp } });
    const own = { token: String(validated.answer()['access_token']), parameters: { id } };
    await good('scholarship.checkCanApply', own);
    await good('scholarship.update', { ...own, body: { course_type_id: '11' } });
    await good('scholarship.updatePersonal', { ...own, body: { special_talent: 'ดนตรี' } });
    const form = { file: pdf(), type: 'portfolio', application_id: id };
    const file_id = String((await good('scholarship.uploadFile', { ...own, form })).answer()['id']);
    const query = { application_id: id };
    await good('scholarship.listFiles', { ...own, query });
    await good('scholarship.deleteFile', { ...own, body: { application_id: id, file_id } });
    await good('scholarship.listCustomInputs', { ...own, query });
    await good('scholarship.saveCustomInputs', { ...own, body: { application_id: id, response: { 3: 'ตั้งใจ' } } });
    expect((await sandbox.call('scholarship.startConfirm', { ...own, body: {} })).status).toBe(409);
    await good('scholarship.openPayment', { ...own, body: { method: 'card' } });
    const start = { application_id: id, method: 'card', token: 'tokn_test_approved_1' };
    await good('payment.startScholarship', { ...own, body: start });
    expect((await sandbox.call('scholarship.confirm', { ...own, body: {} })).status).toBe(409);
    await good('scholarship.startConfirm', { ...own, body: {} });
    await good('scholarship.confirm', { ...own, body: {} });
    await good('scholarship.confirm', { ...own, body: {} });
    expect((await sandbox.ledger(id)).counts).toMatchObject({ confirms: 1, charges: 1 });
    const read = await good('scholarship.read', { ...own, query: { no_payment: '1' } });
    expect(read.answer()).toMatchObject({ status: 'under_review', slug: 'star-scholars' });

    await good('dashboard.requestOtp', { body: CONTACT });
    const dashboardCode = await sandbox.newestCode(CONTACT.email);
    const opened = await good('dashboard.validateOtp', { body: { ...CONTACT, otp: dashboardCode } });
    const token = String(opened.answer()['token']);
    const applications = await good('dashboard.read', { token, query: { token } });
    expect(applications.list().map((one) => one['type'])).toEqual(['scholarship', 'bachelor']);
    await sandbox.control('POST', `applications/${id}`, { status: 'campaign_changed' });
    const reopened = await good('dashboard.continueRegistration', { token, body: { scholarship_application_id: id } });
    expect(reopened.answer()).toMatchObject({ application_id: id, slug: 'star-scholars' });
  });

  it('takes a short-course application to its payment', async () => {
    expect((await good('short-course.searchCourses', { query: { search: 'data' } })).list()).toHaveLength(1);
    expect((await good('short-course.searchCourses', { query: {} })).list().length).toBeGreaterThanOrEqual(8);
    await good('short-course.suggestions', { query: { search: 'การ' } });
    const course = { short_course_id: '1' };
    await good('short-course.periods', { query: course });
    expect((await good('short-course.availableCampaigns', { query: course })).list()).toHaveLength(3);
    await good('short-course.check', { query: { ...CONTACT, mode: 'check', ...course } });
    const body = {
      ...CONTACT,
      ...course,
      prefix_name: 'ms',
      rank: '',
      academic_rank: '',
      first_name: 'ก',
      last_name: 'ข',
    };
    const id = String((await good('short-course.initial', { body })).answer()['id']);
    const code = { ...CONTACT, type: 'short-course', application_id: id };
    await good('short-course.requestOtp', { body: code });
    const otp = await sandbox.newestCode(CONTACT.phone);
    const validated = await good('short-course.validateOtp', { body: { ...code, otp } });
    const own = { token: String(validated.answer()['access_token']), parameters: { id } };
    await good('short-course.update', { ...own, body: { campaign_id: '301', period_id: '1' } });
    await good('short-course.saveParticipant', { ...own, body: { first_name: 'ผู้เรียน', attendees: '2' } });
    await good('short-course.updatePersonal', { ...own, body: { company_name: 'บริษัทตัวอย่าง', branch: '00000' } });
    const form = { file: pdf(), type: 'id_card', application_id: id };
    const file_id = String((await good('short-course.uploadFile', { ...own, form })).answer()['id']);
    await good('short-course.listFiles', { ...own, query: { application_id: id } });
    await good('short-course.deleteFile', { ...own, body: { application_id: id, file_id } });
    await good('short-course.openPayment', { ...own, body: {} });
    await good('payment.startShortCourse', { ...own, body: { application_id: id, method: 'thai_qr' } });
    await sandbox.control('POST', `payments/${id}`, { state: 'successful' });
    const read = await good('short-course.read', { ...own, query: {} });
    expect(read.answer()).toMatchObject({
      status: 'successful',
      readable: { short_course_id: expect.any(String) as unknown },
    });
  });

  it('was called whole by the tests above', () => {
    expect([...sandbox.succeeded].sort()).toEqual(contract.map(({ name }) => name).sort());
  });
});

describe('what the contract does not allow', () => {
  it('is a 422 on the field, in the language of the request', async () => {
    const body = { ...APPLICANT, email: undefined, extra: 'x' };
    const thai = await sandbox.call('application.initial', { body, locale: 'th' });
    expect(thai.status).toBe(422);
    expect(thai.errors()).toEqual({ email: ['กรุณากรอกข้อมูลนี้'], extra: ['ไม่รู้จักข้อมูลนี้'] });
  });

  it('is a 404 in JSON for an unknown call, which is counted apart', async () => {
    expect((await sandbox.app.request('/api/nothing/here')).status).toBe(404);
    const { json } = await sandbox.control('GET', 'calls');
    expect(json).toContainEqual({ method: 'GET', path: '/api/nothing/here', count: 1, known: false });
  });

  it('is refused from another site, and as a form', async () => {
    const request = (headers: Record<string, string>) =>
      sandbox.app.request('/api/application/initial', { method: 'POST', headers, body: '{}' });
    expect((await request({ 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' })).status).toBe(403);
    expect((await request({ 'content-type': 'text/plain' })).status).toBe(415);
  });

  it('records names of what was sent, never values', async () => {
    const { token, id } = await registered(sandbox, { phone: '0899999999', email: 'secret@example.com' });
    const body = { school_name: 'Secret School' };
    await sandbox.call('application.update', { token, parameters: { id }, body, client: 'recorder' });
    const { json } = await sandbox.control('GET', 'calls?detail=1&client=recorder');
    const names = { method: 'PATCH', path: 'application/{id}', body: ['school_name'], token: true, status: 200 };
    expect(json).toMatchObject([names]);
    expect(JSON.stringify(json)).not.toMatch(/secret/i);
  });
});
