import { expect, test } from './fixtures.ts';
import { SET_UP_CLIENT } from './prepare.ts';

/** The table "Bachelor and graduate" of the specification (section 7), written by hand: it must not be derived from the contract. */
const ADMISSION = [
  'POST application/otp/request',
  'POST application/otp/validate',
  'GET application/{id}',
  'GET application/{id}/check-can-apply',
  'GET application/check',
  'POST application/initial',
  'PATCH application/{id}/personal',
  'PATCH application/{id}',
  'GET application/available-faculty',
  'GET application/available-course',
  'GET application/available-course-type',
  'GET application/available-semester',
  'GET application/appearance',
  'GET application/campaign/application',
  'POST application/{id}/payment',
  'POST application/upload-file',
  'DELETE application/file/',
  'GET application/file/',
  'GET application/custom-input/',
  'POST application/custom-input/',
];
/** What a bachelor application needs of the other tables. */
const SHARED = [
  'GET general/available-campaign-faculty',
  'GET general/school',
  'GET general/district/postcode',
  'GET general/location/province/all',
  'GET general/location/district/all',
  'GET payment/request-bill-payment-image',
  'POST payment/application',
  'GET payment/check',
  'GET payment/available-method',
];

/** Runs after all others (`dependencies` in playwright.config.ts): what their pages called, all together. */
test.describe('the calls of the whole suite', () => {
  test('are all of the specification, and none that it does not know', async ({ sandbox }) => {
    const calls = (await sandbox.everyCall()).filter(({ client }) => client !== SET_UP_CLIENT);
    expect(calls.filter(({ known }) => !known)).toEqual([]);
    const made = new Set(calls.map(({ method, path }) => `${method} ${path}`));
    expect([...ADMISSION, ...SHARED].filter((call) => !made.has(call))).toEqual([]);
  });

  test('carry the headers of the specification', async ({ sandbox }) => {
    const calls = (await sandbox.everyCall()).filter(({ client }) => client !== SET_UP_CLIENT);
    const accepts = new Set(calls.map(({ accept }) => accept));
    expect([...accepts]).toEqual(['application/json, text/plain, */*']);
    expect([...new Set(calls.map(({ accept_language }) => accept_language))].sort()).toEqual(['en', 'th']);
    const saves = calls.filter(({ method, path }) => method === 'PATCH' || path.startsWith('payment/'));
    expect(saves.filter(({ token }) => !token)).toEqual([]);
  });
});
