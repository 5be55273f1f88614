import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { stepForRoute } from '../../src/flows/definition/step-order.ts';
import { otpClientFor } from '../../src/application/otp.ts';
import { loadApplication } from '../../src/application/current-application.ts';
import { sendAnswers, type SendResult } from '../../src/steps/send-answers.ts';
import { bachelor } from '../../src/flows/bachelor.ts';
import { sandboxFetch } from '../api/sandbox-fetch.ts';
import { freshSession, START, type TestSession } from '../application/test-session.ts';

const FIRST = stepForRoute(bachelor, 'bachelor');
const SIBLING = { ...START, first_name: 'น้อง', phone: '0898765432', email: 'sibling@example.com' };
const SAVED = { kind: 'saved', route: 'bachelor.faculty' };
const CANCELLED = { kind: 'cancelled' };

let sandbox: Awaited<ReturnType<typeof sandboxFetch>>;
let one: TestSession;
let two: TestSession;
beforeAll(async () => {
  sandbox = await sandboxFetch();
});
beforeEach(async () => {
  await sandbox.control('POST', 'reset');
  sandbox.connect();
  [one, two] = [freshSession(), freshSession()];
});
afterAll(() => sandbox.close());

const press = (tab: TestSession, values: Readonly<Record<string, string>>): Promise<SendResult> =>
  sendAnswers(tab, FIRST, values, undefined);
/** The applicant of a tab reads the newest message and types its code. */
const entersTheCode = (tab: TestSession): void => {
  tab.environment.dialogs.askForOtp.mockImplementation(async (asked, { applicationId }) => {
    const contact = asked.$contact.get();
    if (!contact) throw new Error('nobody to send a code to');
    const client = otpClientFor(asked, applicationId);
    await client.request(contact);
    await client.validate(contact, await sandbox.newestCode(contact.email));
    return true;
  });
};
const currentId = (): string => one.stores.$id.get();
const patched = (): string[] =>
  sandbox.sent.filter(({ method }) => method === 'PATCH').map(({ path }) => /\d+/.exec(path)?.[0] ?? '');
const registrations = (): number => sandbox.sent.filter(({ path }) => path.endsWith('/initial')).length;

describe('two people in two tabs of one browser', () => {
  test('two people who both left the code dialog each go on with their own application', async () => {
    expect(await press(one, START)).toEqual(CANCELLED);
    const first = currentId();
    expect(await press(two, SIBLING)).toEqual(CANCELLED);
    const second = currentId();
    entersTheCode(one);
    entersTheCode(two);
    expect(await press(one, START)).toEqual(SAVED);
    expect([currentId(), patched()]).toEqual([first, [first]]);
    expect(await press(two, SIBLING)).toEqual(SAVED);
    expect([currentId(), patched()]).toEqual([second, [first, second]]);
    expect(registrations()).toBe(2);
  });

  test('two people of whom one has entered the code keep their own answers', async () => {
    await press(one, START);
    const first = currentId();
    entersTheCode(two);
    await press(two, SIBLING);
    sandbox.sent.length = 0;
    entersTheCode(one);
    expect(await press(one, START)).toEqual(SAVED);
    expect([currentId(), patched()]).toEqual([first, [first]]);
  });

  test('a person who was refused registers after another person, and has an application of their own', async () => {
    await sandbox.control('POST', 'faults', { times: 1, match: { path: 'application/initial' }, status: 503 });
    await expect(press(one, START)).rejects.toMatchObject({ status: 503 });
    entersTheCode(two);
    await press(two, SIBLING);
    const second = currentId();
    sandbox.sent.length = 0;
    entersTheCode(one);
    expect(await press(one, START)).toEqual(SAVED);
    expect(currentId()).not.toBe(second);
    expect(patched()).toEqual([currentId()]);
  });

  test('two people are not mixed up when one goes back from the warning that the contact is known and presses again', async () => {
    entersTheCode(one);
    await press(one, START);
    const known = freshSession();
    entersTheCode(two);
    await press(two, SIBLING);
    sandbox.sent.length = 0;
    expect(await press(known, START)).toEqual(CANCELLED);
    expect(await press(known, START)).toEqual(CANCELLED);
    expect(patched()).toEqual([]);
    expect(known.environment.dialogs.confirmExistingApplication).toHaveBeenCalledTimes(2);
  });

  test('no answer goes to the wrong application when one person registers between the code and the saving of the other', async () => {
    one.environment.dialogs.askForOtp.mockImplementation(async (asked, { applicationId = '' }) => {
      const contact = { phone: START.phone, phone_country: START.phone_country, email: START.email };
      const client = otpClientFor(asked, applicationId);
      await client.request(contact);
      await client.validate(contact, await sandbox.newestCode(contact.email));
      await press(two, SIBLING);
      return true;
    });
    await expect(press(one, START)).rejects.toMatchObject({ kind: 'cancelled' });
    expect(one.environment.location.reloadPage).toHaveBeenCalledOnce();
    expect(patched()).toEqual([]);
  });
});

test('a tab whose application was read while another tab registered knows which one it shows', async () => {
  entersTheCode(one);
  await press(one, START);
  const shown = currentId();
  one.$loadedApplicationId.set(undefined);
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    two.stores.$id.set('99');
    return answer(...call);
  });
  await loadApplication(one);
  expect(one.$loadedApplicationId.get()).toBe(shown);
});

test('a person who changes the contact and comes back from a warning is asked for the code of the first one', async () => {
  entersTheCode(two);
  await press(two, SIBLING);
  const known = currentId();
  one = freshSession();
  await press(one, START);
  const own = currentId();
  expect(own).not.toBe(known);
  expect(await press(one, SIBLING)).toEqual(CANCELLED);
  expect(await press(one, SIBLING)).toEqual(CANCELLED);
  expect(one.environment.dialogs.confirmExistingApplication).toHaveBeenCalledTimes(2);
  entersTheCode(one);
  expect(await press(one, START)).toEqual(SAVED);
  expect(patched().at(-1)).toBe(own);
});

test('a person who left the code dialog to correct the contact registers the corrected one', async () => {
  await press(one, START);
  const left = currentId();
  entersTheCode(one);
  expect(await press(one, { ...START, email: 'corrected@example.com' })).toEqual(SAVED);
  expect(patched()).toEqual([currentId()]);
  expect(currentId()).not.toBe(left);
  expect(await loadApplication(one)).toMatchObject({ email: 'corrected@example.com', phone: START.phone });
});
