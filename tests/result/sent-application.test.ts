// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { PUBLIC_APP_TOKEN_HEADER } from '../../src/config/env.ts';
import { COPY_WAIT_MS } from '../../src/config/constants.ts';
import { stepForRoute } from '../../src/flows/definition/step-order.ts';
import { bachelor } from '../../src/flows/bachelor.ts';
import { scholarship } from '../../src/flows/scholarship.ts';
import { enterConfirmation, openResult } from '../../src/checkout/enter-confirmation.ts';
import { keepCopy, readSent, takeCopy } from '../../src/result/sent-application.ts';
import { verifyResult } from '../../src/result/verify-result.ts';
import {
  readConfirmedApplication,
  saveConfirmedApplication,
} from '../../src/platform/storage/confirmed-application.ts';
import * as kept from '../../src/platform/storage/kept-copy.ts';
import { setSharedComputer } from '../../src/platform/storage/browser-storage.ts';
import {
  deferredReply,
  fakeServer,
  offline,
  refused,
  type FakeServer,
  type SeenRequest,
} from '../application/fake-server.ts';
import { CAMPAIGN } from '../application/scholarship-session.ts';
import { applicationOf, applyingSession, type TestSession } from '../application/test-session.ts';

const firstStep = stepForRoute(scholarship, 'scholarship');
const ID_NUMBER = bachelor.steps.flatMap(({ fields }) => fields).filter(({ name }) => name === 'id_number');
const READ = '/scholarship-application/7';
const FILES = '/scholarship-application/file/';
const NAMES = { th: 'ทุนดาวรุ่ง', en: 'Star scholars' };
const languageOf = (headers: Readonly<Record<string, string>>): 'th' | 'en' =>
  headers['Accept-Language'] === 'th' ? 'th' : 'en';

let server: FakeServer;
let session: TestSession;
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  server = fakeServer();
  server.on('/scholarship-campaign/star', CAMPAIGN);
  server.on(READ, ({ headers }: SeenRequest) => ({
    ...{ id: 7, status: 'under_review', first_name: 'สมมติ', scholarship_campaign_id: CAMPAIGN.id },
    campaign_name: NAMES[languageOf(headers)],
    result_due_at: '2026-12-20T03:00:00Z',
  }));
  server.on(FILES, [{ id: 1, type: 'transcript', name: 'grades.pdf' }]);
  server.on('/scholarship-application/custom-input', []);
  server.on('/payment/check', { status: 'successful', amount: 200 });
  window.history.replaceState(null, '', '/en/regisscholarship/star/confirm');
  session = applyingSession(scholarship, { slug: 'star' });
  Object.assign(session.environment.result, { saveConfirmedApplication, readConfirmedApplication });
});
const opened = () => session.environment.location.navigate.mock.calls.flat();
const reads = () => server.seen.filter(({ address }) => address.endsWith(READ));

describe('the copy of a confirmed application', () => {
  test('is read in both languages, kept in this tab, and shown after id and token are gone', async () => {
    expect(await enterConfirmation(session)).toEqual({ kind: 'redirecting' });
    expect(session.stores.$token.get()).toBe('');
    const result = await verifyResult(session, 'complete');
    expect(result).toMatchObject({ kind: 'verified', hasCopy: true, application: { first_name: 'สมมติ' } });
    const before = server.seen.length;
    for (const locale of ['th', 'en'] as const) {
      const sent = await readSent({ session, application: applicationOf() }, locale);
      expect(sent.application.campaign_name).toBe(NAMES[locale]);
      expect(sent.documents.files.map(({ name }) => name)).toEqual(['grades.pdf']);
    }
    expect(server.seen.length).toBe(before);
  });

  test("has the server's data at that moment, even if the page has read something else", async () => {
    const copy = await takeCopy(session);
    expect(
      reads()
        .map(({ headers }) => languageOf(headers))
        .toSorted(),
    ).toEqual(['en', 'th']);
    const confirmedAt = '2026-11-20T03:00:00.000Z';
    const ofPage = applicationOf({ campaign_name: 'An old name', first_name: 'Old' });
    await openResult(session, ofPage, { status: 'none' }, { copy, confirmedAt });
    expect(kept.readKeptCopy('scholarship:star', 'en')?.application).toMatchObject({
      ...{ campaign_name: NAMES.en, first_name: 'สมมติ' },
    });
    expect(readConfirmedApplication('scholarship:star', 'en')?.application).toMatchObject({
      ...{ campaign_name: NAMES.en, result_due_at: '2026-12-20T03:00:00Z' },
    });
    // The server has not dated what was confirmed a moment ago.
    for (const locale of ['th', 'en'] as const)
      expect(kept.readKeptCopy('scholarship:star', locale)?.application.confirmed_at).toBe(confirmedAt);
    expect(readConfirmedApplication('scholarship:star', 'en')?.application.confirmed_at).toBe(confirmedAt);
  });

  test.each([
    ['cannot be read', offline],
    ['would need a code', refused(401)],
  ])('keeps one language if the other one %s, and asks for no code', async (_what, error) => {
    server.on(READ, ({ headers }: SeenRequest) =>
      languageOf(headers) === 'th' ? error : { id: 7, scholarship_campaign_id: CAMPAIGN.id },
    );
    const copy = await takeCopy(session);
    expect(Object.keys(copy)).toEqual(['en']);
    expect(session.environment.dialogs.askForOtp).not.toHaveBeenCalled();
  });

  test('does not delay the result if the server does not respond', async () => {
    vi.useFakeTimers();
    server.on(READ, () => new Promise(() => undefined));
    const copy = takeCopy(session);
    await vi.advanceTimersByTimeAsync(COPY_WAIT_MS);
    expect(await copy).toEqual({});
    vi.useRealTimers();
  });

  test('gets no date if it was sent earlier on an unknown day', async () => {
    await enterConfirmation(session);
    expect(kept.readKeptCopy('scholarship:star', 'en')?.application.confirmed_at).toBeUndefined();
    expect(readConfirmedApplication('scholarship:star', 'en')?.application.confirmed_at).toBeUndefined();
  });

  test('restores nothing if its response arrives after the result has opened', async () => {
    vi.useFakeTimers();
    const late = deferredReply();
    server.on(READ, late.reply);
    const copy = takeCopy(session);
    await vi.advanceTimersByTimeAsync(COPY_WAIT_MS);
    await openResult(session, applicationOf(), { status: 'none' }, { copy: await copy });
    late.answer({ id: 7, scholarship_campaign_id: CAMPAIGN.id });
    await vi.advanceTimersByTimeAsync(COPY_WAIT_MS);
    vi.useRealTimers();
    expect([session.stores.$id.get(), session.stores.$token.get()]).toEqual(['', '']);
    expect(session.environment.location.reloadPage).not.toHaveBeenCalled();
  });

  test('is kept without data that no form has asked for, and without sensitive numbers', async () => {
    server.on(READ, {
      ...{ id: 7, status: 'under_review', first_name: 'สมมติ', scholarship_campaign_id: CAMPAIGN.id },
      ...{ id_number: '1100200300404', internal_note: 'note-of-staff', dashboard_token: 'board' },
      readable: { course_id: 'Science', internal_note: 'note-of-staff' },
      hints: { id_number: '0404', internal_note: 'note-of-staff' },
    });
    const flow = { ...scholarship, steps: [{ ...firstStep, fields: [...firstStep.fields, ...ID_NUMBER] }] };
    const withNumber = applyingSession(flow, { slug: 'star' });
    await keepCopy(withNumber, await takeCopy(withNumber));
    const text = JSON.stringify(Object.entries(sessionStorage).filter(([key]) => key.includes('copy')));
    expect(text).toContain('สมมติ');
    expect(text).not.toMatch(/1100200300404|note-of-staff|board/);
    expect(kept.readKeptCopy('scholarship:star', 'th')?.application).toMatchObject({
      hints: { id_number: '0404' },
      readable: { course_id: 'Science' },
    });
  });

  test('is neither read, kept nor offered on a shared computer', async () => {
    setSharedComputer(true);
    await enterConfirmation(session);
    expect(reads()).toHaveLength(1);
    expect(Object.keys(sessionStorage).filter((key) => key.includes('copy'))).toEqual([]);
    expect(await verifyResult(session, 'complete')).toMatchObject({ kind: 'verified', hasCopy: false });
  });
});

test('the address keeps "earlier" through the redirects of a scholarship', async () => {
  window.history.replaceState(null, '', '/en/regisscholarship/star/confirm?show=copy');
  await enterConfirmation(session);
  expect(opened()[0]).toBe('/en/regisscholarship/star/confirmation/complete?show=copy');
  await openResult(session, applicationOf(), { status: 'none' }, { copy: {} });
  expect(opened().at(-2)).toBe('/en/regisscholarship/star/confirmation/complete');
});

test('another application is never shown as this one', async () => {
  server.on(READ, { id: 8, scholarship_campaign_id: CAMPAIGN.id });
  await expect(readSent({ session, application: applicationOf() }, 'th')).rejects.toThrow();
});

test('the copy that this tab has kept is not shown as that of another application', async () => {
  await keepCopy(session, await takeCopy(session));
  server.on('/scholarship-application/9', { id: 9, scholarship_campaign_id: CAMPAIGN.id, first_name: 'อื่น' });
  session.stores.$id.set('9');
  session.$loadedApplicationId.set(undefined);
  const sent = await readSent({ session, application: applicationOf({ id: 9 }) }, 'th');
  expect(sent.application).toMatchObject({ id: '9', first_name: 'อื่น' });
});

describe('the copy of another application than the current one', () => {
  const before = () => {
    const { $draft, $marks, $acknowledged, $id, $token, $revision } = session.stores;
    return [$draft, $marks, $acknowledged, $id, $token, $revision].map((store) => store.get());
  };
  const readers = (): readonly (string | undefined)[] =>
    server.seen.filter(({ address }) => address.endsWith('/9')).map(({ headers }) => headers[PUBLIC_APP_TOKEN_HEADER]);
  beforeEach(() => {
    window.history.replaceState(null, '', '/en/regisscholarship/star/confirmation/complete?show=copy&application=9');
    server.on('/scholarship-application/9', {
      ...{ id: 9, status: 'under_review', first_name: 'อื่น', scholarship_campaign_id: CAMPAIGN.id },
    });
    session.stores.$draft.set({ first_name: 'ยังไม่ส่ง' });
    void session.environment.dialogs.askForOtp.mockImplementation(async (asking) => {
      asking.stores.$token.set('fresh');
      return Promise.resolve(true);
    });
  });

  test.each(['7', ''])('is read with its own code, and nothing is lost if the current id is "%s"', async (id) => {
    session.stores.$id.set(id);
    session.$loadedApplicationId.set(undefined);
    const stored = before();
    const result = await verifyResult(session, 'complete');
    expect(result).toMatchObject({ kind: 'verified', application: { id: '9' }, hasCopy: true });
    if (result.kind !== 'verified') throw new Error('not verified');
    for (const locale of ['en', 'th'] as const)
      expect((await readSent(result, locale)).application).toMatchObject({ first_name: 'อื่น' });
    expect(new Set(readers())).toEqual(new Set(['fresh']));
    expect(session.environment.dialogs.askForOtp).toHaveBeenCalledOnce();
    expect(before()).toEqual(stored);
    expect(opened()).toEqual([]);
  });

  test('asks for no further code when the page is shown again or a call is retried', async () => {
    for (let time = 0; time < 3; time++)
      expect(await verifyResult(session, 'complete')).toMatchObject({ kind: 'verified', application: { id: '9' } });
    expect(session.environment.dialogs.askForOtp).toHaveBeenCalledOnce();
    server.on('/scholarship-application/9', refused(401));
    await expect(verifyResult(session, 'complete')).rejects.toThrow();
    expect(session.environment.dialogs.askForOtp).toHaveBeenCalledTimes(2);
  });

  test('is missing for an application that may only be paid, although the server calls it successful', async () => {
    const successful = { id: 9, status: 'successful', scholarship_campaign_id: CAMPAIGN.id };
    server.on('/scholarship-application/9', successful);
    expect(await verifyResult(session, 'complete')).toMatchObject({ kind: 'not-found' });
    server.on('/scholarship-application/9', { ...successful, confirmed_at: '2026-11-20T03:00:00.000Z' });
    expect(await verifyResult(session, 'complete')).toMatchObject({ kind: 'verified' });
  });

  test('is not that of a third application that a code may open', async () => {
    server.on('/scholarship-application/9', { id: 8, status: 'under_review', scholarship_campaign_id: CAMPAIGN.id });
    expect(await verifyResult(session, 'complete')).toMatchObject({ kind: 'not-found' });
  });

  test('is missing for an application that was not sent', async () => {
    server.on('/scholarship-application/9', { id: 9, status: 'draft', scholarship_campaign_id: CAMPAIGN.id });
    expect(await verifyResult(session, 'complete')).toMatchObject({ kind: 'not-found', session });
    server.on('/scholarship-application/9', refused(404));
    expect(await verifyResult(session, 'complete')).toMatchObject({ kind: 'not-found', session });
    expect(session.stores.$id.get()).toBe('7');
  });
});
