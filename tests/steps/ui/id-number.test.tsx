// @vitest-environment happy-dom
import { fireEvent, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Flow, Step } from '../../../src/flows/definition/flow.ts';
import { bachelor } from '../../../src/flows/bachelor.ts';
import { identity } from '../../../src/flows/fields/schooling.ts';
import { fakeServer, type FakeServer } from '../../application/fake-server.ts';
import { applicationOf, applyingSession, messages, type TestSession } from '../../application/test-session.ts';
import { builtPage, closePage, control, errorOf, fillIn, hydrate, press, tile } from './form-page.tsx';

const STEP: Step = { name: 'identity', route: 'bachelor.education', save: 'answers', fields: identity };
const FLOW: Flow = { ...bachelor, steps: [STEP] };
const GROUPED = '1 2345 67890 12 1';
const number = (): HTMLInputElement => control('id_number');

let session: TestSession;
let server: FakeServer;
const open = async (): Promise<void> => {
  await hydrate(session, undefined, STEP);
  await hydrate(session, applicationOf(), STEP);
};
beforeEach(() => {
  localStorage.clear();
  session = applyingSession(FLOW);
  server = fakeServer();
  builtPage(session, STEP);
});
afterEach(closePage);

test.each(['1234567890121', '1-2345-67890-12-1'])(
  '%s is grouped when the field is left, and sent as its 13 digits',
  async (typed) => {
    await open();
    await userEvent.click(number());
    await userEvent.paste(typed);
    expect(number().value).toBe(typed);
    await userEvent.tab();
    expect(number().value).toBe(GROUPED);
    await press();
    await waitFor(() => expect(server.lastBody()).toMatchObject({ id_number: '1234567890121' }));
    expect(JSON.stringify([localStorage, sessionStorage])).not.toMatch(/1 2345|1234567/);
  },
);

test('a grouped number can be edited at any place, and is grouped again', async () => {
  await open();
  await userEvent.type(number(), '1234567890120');
  await userEvent.tab();
  await waitFor(() => expect(errorOf('id_number')).toBe(messages.errors.rules['national-id']));
  await userEvent.type(number(), '{Backspace}1', { initialSelectionStart: 17 });
  await userEvent.tab();
  expect(number().value).toBe(GROUPED);
  await waitFor(() => expect(errorOf('id_number')).toBe(''));
  await userEvent.type(number(), '{Backspace}', { initialSelectionStart: 6, initialSelectionEnd: 6 });
  expect(number().value).toBe('1 234 67890 12 1');
  await userEvent.tab();
  expect(number().value).toBe('1 234 67890 12 1');
});

test('a number that was filled in before the page was ready is kept, and grouped once it is left', async () => {
  fillIn({ id_number: '1234567890121' });
  await open();
  expect(number().value).toBe('1234567890121');
  fireEvent.focus(number());
  fireEvent.blur(number());
  expect(number().value).toBe(GROUPED);
});

test('the number of another document stays as it was typed', async () => {
  await open();
  fireEvent.click(tile('other'));
  await userEvent.type(number(), '1234567890121');
  await userEvent.tab();
  expect(number().value).toBe('1234567890121');
});

test('a number that was typed but not sent is asked for again after a reload, and no longer once it is sent', async () => {
  await open();
  const again = (): boolean => document.body.textContent.includes(messages.fields.numberAgain);
  await userEvent.type(number(), '1234567890121');
  await waitFor(() => expect(session.stores.$marks.get().unsentNumber).toBe(true));
  expect(again()).toBe(false);
  closePage();
  builtPage(session, STEP);
  await open();
  expect([number().value, again()]).toEqual(['', true]);
  await userEvent.type(number(), '1234567890121');
  await press();
  await waitFor(() => expect(server.lastBody()).toMatchObject({ id_number: '1234567890121' }));
  expect([again(), session.stores.$marks.get().unsentNumber]).toEqual([false, undefined]);
});
