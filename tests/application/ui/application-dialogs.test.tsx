// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import * as dialogs from '../../../src/application/ui/application-dialogs.ts';
import { messages } from '../test-session.ts';

const texts = messages.dialogs;

const isGone = () => waitFor(() => expect(document.querySelector('dialog')).toBeNull());
afterEach(isGone);

const opened = () => waitFor(() => document.querySelector('dialog') ?? expect.fail('no dialog is open'));
const contains = async (text: string) => expect((await opened()).textContent).toContain(text);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dismiss = async () => {
  (await opened()).dispatchEvent(new Event('cancel', { cancelable: true }));
};

describe('the alert that no intake is open (docs/spec.md, section 8)', () => {
  test('tells the reason of the server', async () => {
    const answer = dialogs.showNotEligible('en', messages, 'Applications closed on 1 May');
    await contains('Applications closed on 1 May');
    expect(screen.queryByText(texts.noIntake.message)).toBeNull();
    await press(texts.noIntake.others);
    expect(await answer).toBe(true);
  });

  test.each([undefined, null])('tells its own without one: %s', async (reason) => {
    const answer = dialogs.showNotEligible('en', messages, reason);
    await contains(texts.noIntake.message);
    await press(messages.common.close);
    expect(await answer).toBe(false);
  });
});

test('"saved" is told with a button that closes it', async () => {
  const answer = dialogs.showSaved('en', messages);
  await contains(texts.savedAlert.title);
  await contains(texts.savedAlert.message);
  await press(messages.common.close);
  await answer;
});

describe('the dialog before leaving', () => {
  test.each([
    ['draft', texts.confirmLeave.draft.title, texts.confirmLeave.draft.message],
    ['page', texts.saved.title, texts.confirmLeave.page],
    ['documents', texts.saved.title, texts.confirmLeave.documents],
  ] as const)('claims no more than the server has: %s', async (saved, title, text) => {
    const answer = dialogs.confirmExit('en', messages, saved);
    await contains(title);
    await contains(text);
    if (saved === 'draft') expect((await opened()).textContent).not.toContain(texts.saved.message);
    else await contains(texts.saved.message);
    await press(texts.saved.secondary);
    expect(await answer).toBe(true);
  });

  test('keeps the page by its button and when it is dismissed', async () => {
    const stayed = dialogs.confirmExit('en', messages, 'page');
    await press(texts.saved.primary);
    expect(await stayed).toBe(false);
    await isGone();
    const dismissed = dialogs.confirmExit('en', messages, 'page');
    await dismiss();
    expect(await dismissed).toBe(false);
  });
});

/** What the primary button, the secondary one and leaving the dialog mean. */
async function decisions<T>(open: () => Promise<T>, words: { primary: string; secondary: string }): Promise<T[]> {
  const taken: T[] = [];
  for (const take of [() => press(words.primary), () => press(words.secondary), dismiss]) {
    const answer = open();
    await take();
    taken.push(await answer);
    await isGone();
  }
  return taken;
}

describe('a question with two ways takes none of them when it is dismissed', () => {
  test('a link of another course', async () => {
    const open = () => dialogs.resolveLinkConflict('en', messages, { current: 'Drones', linked: 'Baking' });
    const first = open();
    await contains('for “Drones”. This link is for “Baking”');
    await dismiss();
    await first;
    await isGone();
    expect(await decisions(open, texts.otherCourse)).toEqual(['continue', 'start-new', 'dismissed']);
  });

  test('a link of another application', async () => {
    expect(await decisions(() => dialogs.chooseApplication('en', messages, undefined), texts.otherApplication)).toEqual(
      ['linked', 'current', 'dismissed'],
    );
  });

  test('edits of another tab', async () => {
    const conflicts = [{ name: 'gpax', messageKey: 'gpax', mine: '3.50', saved: '3.75' }];
    const open = () => dialogs.resolveEdits('en', messages, conflicts);
    const first = open();
    await contains(`${texts.otherEdits.mine}: 3.50`);
    await contains(`${texts.otherEdits.saved}: 3.75`);
    await dismiss();
    await first;
    await isGone();
    expect(await decisions(open, texts.otherEdits)).toEqual(['mine', 'saved', 'dismissed']);
  });

  test('another application in another tab', async () => {
    expect(await decisions(() => dialogs.chooseTabApplication('en', messages), texts.otherTab)).toEqual([
      'this',
      'other',
      'dismissed',
    ]);
  });

  test('a new application', async () => {
    expect(await decisions(() => dialogs.confirmNewApplication('en', messages), texts.newApplication)).toEqual([
      true,
      false,
      false,
    ]);
  });
});

test('a link of another application names its contact, and not all of it', async () => {
  const contact = { phone: '0812345678', phone_country: 'TH', email: 'somsri@example.com' };
  const answer = dialogs.chooseApplication('en', messages, contact);
  await contains('s•••@example.com');
  expect((await opened()).textContent).not.toMatch(/0812345678|somsri/);
  await dismiss();
  expect(await answer).toBe('dismissed');
});

test('an application that exists is opened by the button only', async () => {
  const opening = dialogs.confirmExistingApplication('en', messages);
  await contains(texts.duplicate.message);
  await press(texts.duplicate.primary);
  expect(await opening).toBe(true);
  await isGone();
  const left = dialogs.confirmExistingApplication('en', messages);
  await dismiss();
  expect(await left).toBe(false);
});
