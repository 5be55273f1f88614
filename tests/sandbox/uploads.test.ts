import { afterEach, beforeEach, expect, it } from 'vitest';
import { UPLOAD_LIMIT_BYTES } from '../../src/config/constants.ts';
import { CONTACT, openSandbox, pdf, registered, type OpenSandbox } from './harness.ts';
import { LAST_LIMIT_MS } from '../random-runs.ts';

let sandbox: OpenSandbox;
let applicant: Awaited<ReturnType<typeof registered>>;
beforeEach(async () => {
  sandbox = await openSandbox();
  applicant = await registered(sandbox);
});
afterEach(() => sandbox.close());

const send = (file: File, type = 'transcript') =>
  sandbox.call('application.uploadFile', { ...applicant, form: { file, type, application_id: applicant.id } });
const list = async () =>
  (await sandbox.call('application.listFiles', { ...applicant, query: { application_id: applicant.id } })).list();
const file = (bytes: readonly number[] | string, name: string): File =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name);

it('keeps PDF, JPEG and PNG by their bytes, whatever the name says', async () => {
  expect((await send(pdf(20, 'ใบแสดงผลการเรียน.pdf'))).answer()).toMatchObject({ type: 'transcript', size: 20 });
  expect((await send(file([0xff, 0xd8, 0xff, 0xe0], 'scan.pdf'))).status).toBe(200);
  expect((await send(file([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], 'a.png'))).status).toBe(200);
  expect(await list()).toMatchObject([{ name: 'ใบแสดงผลการเรียน.pdf' }, { name: 'scan.pdf' }, { name: 'a.png' }]);
});

it.each([
  ['empty', file('', 'a.pdf')],
  ['of another kind', file('GIF89a', 'a.png')],
  ['the scanner test text', file('%PDF-1.4 X5O!P%@AP-EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*', 'a.pdf')],
])('refuses a file that is %s, on the field', async (_what, bad) => {
  const reply = await send(bad);
  expect(reply.status).toBe(422);
  expect(Object.keys(reply.errors())).toEqual(['file']);
});

it('refuses an unknown kind of document', async () => {
  expect((await send(pdf(), 'holiday-photo')).errors()).toHaveProperty('type');
});

it(
  'takes 32 MiB exactly, and answers 413 in JSON for one byte more',
  async () => {
    expect((await send(pdf(UPLOAD_LIMIT_BYTES))).answer()['size']).toBe(UPLOAD_LIMIT_BYTES);
    const larger = await send(pdf(UPLOAD_LIMIT_BYTES + 1));
    expect(larger.status).toBe(413);
    expect(larger.errors()).toHaveProperty('file');
  },
  LAST_LIMIT_MS,
);

it("deletes a file once, and never another applicant's", async () => {
  const file_id = String((await send(pdf())).answer()['id']);
  const other = await registered(sandbox, { phone: '0898765432', email: 'other@example.com' });
  const remove = (who: typeof applicant) =>
    sandbox.call('application.deleteFile', { ...who, body: { application_id: who.id, file_id } });
  expect((await remove(other)).status).toBe(404);
  expect((await remove(applicant)).status).toBe(200);
  expect((await remove(applicant)).status).toBe(404);
  expect(await list()).toEqual([]);
});

it('tells what the admissions office has decided about a file, here and on the dashboard', async () => {
  const id = String((await send(pdf(9, 'a.pdf'))).answer()['id']);
  expect(await list()).toMatchObject([{ state: 'received', reason: null }]);
  await sandbox.control('POST', `files/${id}`, { state: 'refused', reason: 'Blurred' });
  await sandbox.control('POST', `files/${id}`, { state: 'checked' });
  expect(await list()).toMatchObject([{ state: 'checked', reason: null }]);
  await sandbox.control('POST', `files/${id}`, { state: 'refused', reason: 'Blurred' });
  expect((await sandbox.control('POST', 'files/999', { state: 'checked' })).status).toBe(404);
  await sandbox.call('dashboard.requestOtp', { body: CONTACT });
  const otp = await sandbox.newestCode(CONTACT.email);
  const token = String((await sandbox.call('dashboard.validateOtp', { body: { ...CONTACT, otp } })).answer()['token']);
  const [application] = (await sandbox.call('dashboard.read', { token, query: { token } })).list();
  expect(application).toMatchObject({ files: [{ id, state: 'refused', reason: 'Blurred' }] });
});
