// @vitest-environment happy-dom
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { omitFromDraft } from '../../../src/application/draft-changes.ts';
import { valueNames } from '../../../src/field-kinds/kinds.ts';
import { applicationOf, applyingSession, type TestSession } from '../../application/test-session.ts';
import { fakeServer, type FakeServer } from '../../application/fake-server.ts';
import {
  builtPage,
  closePage,
  control,
  errorOf,
  fillIn,
  FLOW,
  GOOD,
  press,
  STEP,
  tile,
  hydrate,
} from './form-page.tsx';

let session: TestSession;
let server: FakeServer;
const draft = (): Record<string, string> => session.stores.$draft.get();
const leave = (): void => void window.dispatchEvent(new Event('pagehide'));
const typeInto = async (name: string, text: string): Promise<void> => {
  await userEvent.type(control(name), text);
};
beforeEach(() => {
  session = applyingSession(FLOW);
  server = fakeServer();
});
afterEach(closePage);

describe('what is typed is stored', () => {
  test('after a short pause', async () => {
    builtPage(session);
    await hydrate(session);
    await typeInto('first_name', 'ก');
    await vi.waitFor(() => expect(draft()).toEqual({ first_name: 'ก' }));
  });

  test('at once when the page is left', async () => {
    builtPage(session);
    await hydrate(session);
    await typeInto('first_name', 'ก');
    leave();
    expect(draft()).toEqual({ first_name: 'ก' });
  });

  test('at once when somebody reads the draft, before hydration and after', async () => {
    builtPage(session);
    fillIn({ first_name: 'ก' });
    window.dispatchEvent(new CustomEvent('draft:needed'));
    await hydrate(session);
    await typeInto('gpax', '3');
    window.dispatchEvent(new CustomEvent('draft:needed'));
    expect(draft()).toEqual({ first_name: 'ก', gpax: '3' });
  });

  test('if it was typed before hydration, too', async () => {
    builtPage(session);
    fillIn({ first_name: 'ก', scholarship_interest: 'yes' });
    await hydrate(session);
    expect(draft()).toEqual({ first_name: 'ก', scholarship_interest: 'yes' });
  });

  test('beside the drafts of other steps, and never a number of a document', async () => {
    session.stores.$draft.set({ campaign_id: '101' });
    builtPage(session);
    await hydrate(session);
    await typeInto('id_number', 'AA1234567');
    await typeInto('gpax', '3');
    leave();
    expect(draft()).toEqual({ campaign_id: '101', gpax: '3' });
    expect(JSON.stringify(localStorage)).not.toContain('AA1234567');
  });
});

test('answers from another browser fill the fields that nobody has touched', async () => {
  builtPage(session);
  await hydrate(session);
  await typeInto('gpax', '2');
  session.stores.$draft.set({ first_name: 'ก', gpax: '3', scholarship_interest: 'yes', school_name: 'A' });
  await hydrate(session, 'carried');
  expect(control('first_name').value).toBe('ก');
  expect(control('gpax').value).toBe('2');
  expect(tile('yes').checked).toBe(true);
  expect(control('school_name').value).toBe('A');
});

describe('what the server has is no draft', () => {
  test('answers that were taken do not come back when the page is left', async () => {
    builtPage(session);
    await hydrate(session);
    await typeInto('first_name', 'ก');
    await userEvent.type(control('gpax'), '3.50');
    await userEvent.type(control('id_number'), GOOD.id_number);
    await userEvent.selectOptions(control('study_duration'), '3');
    await userEvent.click(tile('no'));
    await press();
    await vi.waitFor(() => expect(server.count('PATCH')).toBe(1));
    await vi.waitFor(() => expect(draft()).toEqual({}));
    leave();
    expect(draft()).toEqual({});
  });

  test('answers that were read from the server are not copied to the browser', async () => {
    builtPage(session);
    await hydrate(session);
    await hydrate(session, applicationOf({ first_name: 'server', gpax: '2.00' }));
    await typeInto('gpax', '5');
    leave();
    expect(draft()).toEqual({ gpax: '2.005' });
  });

  test('an answer that was removed stays removed when the page is opened again', async () => {
    const application = applicationOf({ first_name: 'server', gpax: '2.00', scholarship_interest: 'no' });
    builtPage(session);
    await hydrate(session);
    await hydrate(session, application);
    await userEvent.clear(control('gpax'));
    leave();
    expect(draft()).toEqual({ gpax: '' });
    closePage();
    builtPage(session);
    await hydrate(session);
    await hydrate(session, application);
    expect([control('first_name').value, control('gpax').value]).toEqual(['server', '']);
    await typeInto('gpax', '2.00');
    leave();
    expect(draft()).toEqual({});
  });

  test('a step takes its values out, and those of no other', () => {
    session.stores.$draft.set({ ...GOOD, campaign_id: '101' });
    omitFromDraft(session, valueNames(STEP));
    expect(draft()).toEqual({ campaign_id: '101' });
  });
});

describe('two tabs with one draft', () => {
  test('each field is that of the tab which changed it last', async () => {
    session.stores.$draft.set({ first_name: 'ก', gpax: '1' });
    builtPage(session);
    await hydrate(session);
    session.stores.$draft.set({ first_name: 'อื่น', gpax: '1', study_duration: '3' });
    await typeInto('gpax', '.5');
    leave();
    expect(draft()).toEqual({ first_name: 'อื่น', gpax: '1.5', study_duration: '3' });
    await typeInto('first_name', 'ข');
    leave();
    expect(draft()).toEqual({ first_name: 'กข', gpax: '1.5', study_duration: '3' });
  });

  test('a tab whose application is no longer the current one writes nothing into the draft of the other', async () => {
    builtPage(session);
    session.$loadedApplicationId.set('7');
    await hydrate(session);
    session.stores.$id.set('8');
    session.stores.$draft.set({ first_name: 'อื่น' });
    await typeInto('gpax', '1');
    leave();
    expect(draft()).toEqual({ first_name: 'อื่น' });
  });

  test('what one tab has cleared does not come back from the other', async () => {
    session.stores.$draft.set({ first_name: 'ก' });
    builtPage(session);
    await hydrate(session);
    session.stores.$draft.set({ first_name: '' });
    await typeInto('gpax', '1');
    leave();
    expect(draft()).toEqual({ first_name: '', gpax: '1' });
  });

  test.each([
    ['what the browser has lost before the registration is stored again', '', { first_name: 'ก', gpax: '1' }],
    ['what another tab has saved does not come back as a draft', '7', { gpax: '1' }],
  ])('%s', async (_what, id, stored) => {
    session.stores.$id.set(id);
    session.$loadedApplicationId.set(id || undefined);
    session.stores.$draft.set({ first_name: 'ก' });
    builtPage(session);
    await hydrate(session);
    session.stores.$draft.set({});
    await typeInto('gpax', '1');
    leave();
    expect(draft()).toEqual(stored);
  });
});

test('a choice that is offered no more is not filled in', async () => {
  session.stores.$draft.set({ study_duration: '9', scholarship_interest: 'perhaps', first_name: 'ก' });
  builtPage(session);
  await hydrate(session);
  await press();
  expect(control('first_name').value).toBe('ก');
  expect(errorOf('study_duration')).not.toBe('');
  expect(errorOf('scholarship_interest')).not.toBe('');
});
