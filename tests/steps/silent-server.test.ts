// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import review from '../../locales/en/review.json' with { type: 'json' };
import upload from '../../locales/en/upload.json' with { type: 'json' };
import { loadApplication } from '../../src/application/current-application.ts';
import { clearSession } from '../../src/application/session.ts';
import { bachelor } from '../../src/flows/bachelor.ts';
import type { RemoteSelectDefinition } from '../../src/field-kinds/remote-select.ts';
import type { Step } from '../../src/flows/definition/flow.ts';
import { stepForRoute } from '../../src/flows/definition/step-order.ts';
import { address } from '../../src/flows/fields/address.ts';
import { stepRows } from '../../src/review/review-rows.ts';
import { itemsFor, lookupKey } from '../../src/field-kinds/loaded-lists.ts';
import { sendAnswers } from '../../src/steps/send-answers.ts';
import { enterStep } from '../../src/steps/step-guard.ts';
import { fakeServer, RawAnswer, type FakeServer } from '../application/fake-server.ts';
import { applyingSession, messages, START, type TestSession } from '../application/test-session.ts';

/** A server that acknowledges answers and never repeats them: the specification does not say that it does. */
const SILENT = { id: 7, status: 'draft' };

const first = stepForRoute(bachelor, 'bachelor');
const faculty = stepForRoute(bachelor, 'bachelor.faculty');
const education = stepForRoute(bachelor, 'bachelor.education');
const PROGRAMME = { campaign_id: '101', course_type_id: '11', faculty_id: '3', course_id: '1101', semester_id: '9' };

let server: FakeServer;
let session: TestSession;
beforeEach(() => {
  server = fakeServer();
  server.on('/application/7', SILENT);
  server.on('/personal', { message: 'saved' });
  server.on('/check-can-apply', { can_apply: true });
  window.history.replaceState(null, '', '/en/regisbachelor');
  session = applyingSession();
});

const kindOf = async (step: typeof first): Promise<string> => (await enterStep(session, step, true)).kind;

/** Sends the first step as an applicant who has registered. */
const saveStart = async () => sendAnswers(session, first, START, await loadApplication(session));

describe('a step that was acknowledged here', () => {
  test('an acknowledged step lets the next one be entered, although the server does not repeat its answers', async () => {
    expect(await kindOf(faculty)).toBe('redirecting');
    await saveStart();
    expect(await kindOf(faculty)).toBe('known');
    expect(await kindOf(education)).toBe('redirecting');
  });

  test('a step is acknowledged by "no content", too', async () => {
    server.on('/personal', new RawAnswer(204, ''));
    await saveStart();
    expect(await kindOf(faculty)).toBe('known');
  });

  test('a refused step is not done', async () => {
    server.on('/personal', new RawAnswer(422, '{"message":"No","errors":{}}'));
    await expect(saveStart()).rejects.toMatchObject({ status: 422 });
    expect(await kindOf(faculty)).toBe('redirecting');
  });

  test('an acknowledged step is contradicted by a response of the server', async () => {
    await saveStart();
    server.on('/application/7', { ...SILENT, education: '' });
    expect(await kindOf(faculty)).toBe('redirecting');
  });

  test('an acknowledged step belongs to its application alone, and ends with it', async () => {
    await saveStart();
    session.stores.$id.set('8');
    server.on('/application/8', { ...SILENT, id: 8 });
    session.$loadedApplicationId.set('8');
    expect((await loadApplication(session))['education']).toBeUndefined();
    clearSession(session);
    expect(session.stores.$acknowledged.get()).toBeNull();
  });

  test('an acknowledged step keeps no number of an identity document', async () => {
    const values = { id_type: 'national_id', id_number: '1101700230708', gpax: '3.50' };
    await sendAnswers(session, education, values, await loadApplication(session));
    expect(JSON.stringify(session.stores.$acknowledged.get())).not.toContain('1101700230708');
    expect((await loadApplication(session))['gpax']).toBe('3.50');
  });
});

test('two tabs: an untouched answer is not sent as an empty one', async () => {
  await saveStart();
  const shown = await loadApplication(session);
  session.stores.$revision.set(String(Date.now() + 1000));
  await sendAnswers(session, first, { ...START, first_name: 'อีก' }, shown);
  const body = server.seen.findLast(({ method }) => method === 'PATCH')?.body;
  expect(body).toMatchObject({ education: START.education, first_name: 'อีก' });
});

test('an answer that another application has replaced before the call ended is not kept', async () => {
  server.on('/personal', () => {
    session.stores.$id.set('8');
    return { message: 'saved' };
  });
  const shown = await loadApplication(session);
  await sendAnswers(session, first, START, shown).catch(() => undefined);
  expect(session.stores.$acknowledged.get()).toBeNull();
});

test('a save does not wait for a list that is still loading', async () => {
  const field = faculty.fields.find(({ name }) => name === 'faculty_id') as RemoteSelectDefinition;
  server.on(field.lookup.endpoint.path, async () => new Promise(() => undefined));
  const key = lookupKey(field.lookup, { ...START, ...PROGRAMME, course_type_id: '12' }, {}, session.locale);
  if (key !== null) void itemsFor(key, field.lookup).catch(() => undefined);
  await sendAnswers(session, faculty, { ...PROGRAMME, faculty_id: '77' }, await loadApplication(session));
  expect(session.stores.$acknowledged.get()?.answers['faculty_id']?.value).toBe('77');
});

test('a choice that the server has repeated and then cleared does not come back', async () => {
  const id = '7';
  const names = { en: 'Faculty of Science' };
  session.stores.$acknowledged.set({ id, answers: { faculty_id: { value: '3', names, isEchoed: false } } });
  server.on('/application/7', { ...SILENT, faculty_id: '3' });
  expect((await loadApplication(session)).readable['faculty_id']).toBe('Faculty of Science');
  server.on('/application/7', { ...SILENT, faculty_id: null });
  const cleared = await loadApplication(session);
  expect([cleared['faculty_id'], cleared.readable['faculty_id']]).toEqual([null, undefined]);
});

test('a name in another language is used where there is none in this one', async () => {
  const names = { th: 'คณะวิทยาศาสตร์' };
  session.stores.$acknowledged.set({ id: '7', answers: { faculty_id: { value: '3', names, isEchoed: false } } });
  expect((await loadApplication(session)).readable['faculty_id']).toBe('คณะวิทยาศาสตร์');
});

describe('the review', () => {
  const texts = { ...messages, review, upload };
  const rows = async () => stepRows(faculty, await loadApplication(session), session, texts);
  const shown = async (): Promise<string> => JSON.stringify((await rows()).map(({ value }) => value));

  /** Loads the list of a field, as its page does. */
  async function loadList(name: string, items: readonly unknown[]): Promise<void> {
    const field = faculty.fields.find((one) => one.name === name) as RemoteSelectDefinition;
    const values = { ...START, ...PROGRAMME };
    server.on(field.lookup.endpoint.path, items);
    const key = lookupKey(field.lookup, values, {}, session.locale);
    if (key !== null) await itemsFor(key, field.lookup);
  }

  test('takes names from the lists of the steps', async () => {
    await loadList('faculty_id', [{ id: 3, name: 'Faculty of Science' }]);
    await sendAnswers(session, faculty, PROGRAMME, await loadApplication(session));
    expect(await shown()).toContain('Faculty of Science');
  });

  test('never shows an id', async () => {
    await sendAnswers(session, faculty, { ...PROGRAMME, course_id: '424242' }, await loadApplication(session));
    expect(await shown()).toContain(messages.fields.choiceSaved);
    expect(await shown()).not.toContain('424242');
  });

  test('has the postcode of a sub-district that was found by province, not the name of the sub-district', async () => {
    const fields = address('home_');
    const step: Step = { ...education, fields };
    session = applyingSession({ ...bachelor, steps: [step] });
    const field = fields.find(({ name }) => name === 'home_sub_district_id') as RemoteSelectDefinition;
    const found = { home_address: '99 Road', home_address_by: 'province', home_province_id: '10' };
    const values = { ...found, home_district_id: '1030', home_sub_district_id: '103001', home_postcode: '10900' };
    server.on(field.lookup.endpoint.path, [{ id: 103001, name: 'Lat Yao', postal_code: '10900' }]);
    await itemsFor(lookupKey(field.lookup, values, {}, session.locale) ?? '', field.lookup);
    await sendAnswers(session, step, values, await loadApplication(session));
    const { readable } = await loadApplication(session);
    expect(readable).toMatchObject({ home_sub_district_id: 'Lat Yao', home_postcode: '10900' });
    const answers = stepRows(step, await loadApplication(session), session, texts).map(({ value }) => value);
    expect(JSON.stringify(answers)).toMatch(/^(?=.*10900)(?!.*Lat Yao.*Lat Yao)/);
  });

  test('takes names from the relations of the server', async () => {
    server.on('/application/7', { ...SILENT, course: { id: 5, name: 'Physics' } });
    expect(await shown()).toContain('Physics');
  });

  test('does not take the name of another choice', async () => {
    await loadList('faculty_id', [{ id: 3, name: 'Faculty of Science' }]);
    await sendAnswers(session, faculty, PROGRAMME, await loadApplication(session));
    server.on('/application/7', { ...SILENT, faculty: { id: 4, name: 'Faculty of Law' } });
    expect(await shown()).toContain('Faculty of Law');
    expect(await shown()).not.toContain('Faculty of Science');
  });
});
