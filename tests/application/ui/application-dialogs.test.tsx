// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import * as dialogs from '../../../src/application/ui/application-dialogs.ts';
import { setSharedComputer } from '../../../src/platform/storage/browser-storage.ts';
import { freshSession, messages } from '../test-session.ts';

const texts = messages.dialogs;

const isGone = () => waitFor(() => expect(document.querySelector('dialog')).toBeNull());
// A dialog that a failed test has left open is not in the way of the next one.
afterEach(() => {
  for (const dialog of document.querySelectorAll('dialog'))
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  return isGone();
});

const opened = () => waitFor(() => document.querySelector('dialog') ?? expect.fail('no dialog is open'));
const contains = async (text: string) => expect((await opened()).textContent).toContain(text);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dismiss = async () => {
  (await opened()).dispatchEvent(new Event('cancel', { cancelable: true }));
};

describe('the alert that no intake is open (docs/spec.md, section 8)', () => {
  test("shows the server's reason", async () => {
    const answer = dialogs.showNotEligible('en', messages, 'Applications closed on 1 May');
    await contains('Applications closed on 1 May');
    expect(screen.queryByText(texts.noIntake.message)).toBeNull();
    await press(texts.noIntake.others);
    expect(await answer).toBe(true);
  });

  test.each([undefined, null])('has its own reason if the server gives none: %s', async (reason) => {
    const answer = dialogs.showNotEligible('en', messages, reason);
    await contains(texts.noIntake.message);
    await press(messages.common.close);
    expect(await answer).toBe(false);
  });
});

test('"saved" has a button that closes it', async () => {
  const answer = dialogs.showSaved('en', messages);
  await contains(texts.savedAlert.title);
  await contains(texts.savedAlert.message);
  await press(messages.common.close);
  await answer;
});

describe('the dialog before leaving', () => {
  const { draftTitle, device, tabOnly } = texts.confirmLeave;
  test.each([
    ['draft', false, draftTitle, device.draft],
    ['page', false, texts.saved.title, device.page],
    ['documents', false, texts.saved.title, device.documents],
    ['draft', true, draftTitle, tabOnly.draft],
    ['page', true, texts.saved.title, tabOnly.page],
    ['documents', true, texts.saved.title, tabOnly.documents],
  ] as const)('claims no more than is kept: %s, only in the tab: %s', async (saved, isTabOnly, title, text) => {
    const answer = dialogs.confirmExit('en', messages, saved, isTabOnly);
    await contains(title);
    await contains(text);
    if (saved === 'draft') expect((await opened()).textContent).not.toContain(texts.saved.message);
    else await contains(texts.saved.message);
    await press(texts.saved.secondary);
    expect(await answer).toBe(true);
  });

  test('keeps the page on its second button and when it is dismissed', async () => {
    const stayed = dialogs.confirmExit('en', messages, 'page', false);
    await press(texts.saved.primary);
    expect(await stayed).toBe(false);
    await isGone();
    const dismissed = dialogs.confirmExit('en', messages, 'page', false);
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

describe('a dismissed question changes nothing', () => {
  test('about a link to another course', async () => {
    const open = () => dialogs.resolveLinkConflict('en', messages, { current: 'Drones', linked: 'Baking' });
    const first = open();
    await contains('for “Drones”. This link is for “Baking”');
    await dismiss();
    await first;
    await isGone();
    expect(await decisions(open, texts.otherCourse)).toEqual(['continue', 'start-new', 'dismissed']);
  });

  test('about a link to another application', async () => {
    expect(await decisions(() => dialogs.chooseApplication('en', messages, undefined), texts.otherApplication)).toEqual(
      ['linked', 'current', 'dismissed'],
    );
  });

  test('about edits of another tab', async () => {
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

  test('about another application in another tab', async () => {
    expect(await decisions(() => dialogs.chooseTabApplication('en', messages), texts.otherTab)).toEqual([
      'this',
      'other',
      'dismissed',
    ]);
  });

  test('about a new application', async () => {
    expect(await decisions(() => dialogs.confirmNewApplication('en', messages), texts.newApplication)).toEqual([
      true,
      false,
      false,
    ]);
  });
});

test('a link to another application shows its masked contact', async () => {
  const contact = { phone: '0812345678', phone_country: 'TH', email: 'somsri@example.com' };
  const answer = dialogs.chooseApplication('en', messages, contact);
  await contains('s•••@example.com');
  expect((await opened()).textContent).not.toMatch(/0812345678|somsri/);
  await dismiss();
  expect(await answer).toBe('dismissed');
});

describe('an existing application', () => {
  const contact = { phone: '0812345678', phone_country: 'TH', email: 'somsri@example.com' };
  const ask = (keepsTyped = false, of = contact) =>
    dialogs.confirmExistingApplication(freshSession(), messages, of, keepsTyped);

  test('is opened only by the button', async () => {
    const opening = ask();
    await contains(texts.duplicate.message);
    await press(texts.duplicate.primary);
    expect(await opening).toBe(true);
    await isGone();
    const left = ask();
    await dismiss();
    expect(await left).toBe(false);
  });

  test('is opened only after the dialog says where the code goes and that the input is dropped', async () => {
    const opening = ask();
    await contains('To open it, enter the code we will send to 081 234 5678 or somsri@example.com.');
    await contains(texts.duplicate.notSent);
    await dismiss();
    await opening;
    await isGone();
    const own = ask(true);
    await contains(texts.duplicate.message);
    expect((await opened()).textContent).not.toContain(texts.duplicate.notSent);
    await dismiss();
    await own;
  });

  test('shows a foreign number with its code, as the dialog of the code does', async () => {
    const opening = ask(false, { ...contact, phone: '8031234567', phone_country: 'NG' });
    await vi.waitFor(() => contains('+234 803 123 4567'));
    await dismiss();
    await opening;
  });

  test('of somebody else can be left for another number, which gets the focus', async () => {
    const forms = document.createElement('div');
    // Another form of the page may ask for a phone number as well.
    forms.innerHTML =
      '<form><input name="phone" /></form><form data-step-form="bachelor"><input name="phone" id="own" /></form>';
    document.body.append(forms);
    const opening = ask();
    await press(texts.duplicate.secondary);
    expect(await opening).toBe(false);
    await vi.waitFor(() => expect(document.activeElement?.id).toBe('own'));
    forms.remove();
  });

  test('has a masked contact on a shared computer', async () => {
    setSharedComputer(true);
    const opening = ask();
    await contains('s•••@example.com');
    expect((await opened()).textContent).not.toMatch(/0812345678|081 234|somsri/);
    await dismiss();
    await opening;
    setSharedComputer(false);
  });
});
