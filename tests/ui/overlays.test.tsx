// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  AlertRejected,
  askToConfirm,
  decideAlert,
  openAlert,
  openModal,
  showAlert,
} from '../../src/ui/overlays/open.ts';
import { duplicatePreset, savedPreset } from '../../src/ui/overlays/presets.ts';

// The first overlay loads its code, which takes a while on a busy machine.

const WORDS = { title: 'Saved', message: 'You can come back', primary: 'Continue', secondary: 'Leave' };

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const gone = () => waitFor(() => expect(document.querySelector('dialog')).toBeNull());

// A dialog that a failed test leaves open would make the next ones fail, too.
afterEach(async () => {
  for (const dialog of document.querySelectorAll('dialog'))
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  await gone();
});

describe('asking to confirm', () => {
  test('answers true to its button and false to its link', async () => {
    const first = askToConfirm(savedPreset(WORDS, 'Close'));
    await press('Continue');
    expect(await first).toBe(true);
    await gone();

    const second = askToConfirm(savedPreset(WORDS, 'Close'));
    await press('Leave');
    expect(await second).toBe(false);
  });

  test('answers false to Esc, and the warning preset has one button and the cross', async () => {
    const answer = askToConfirm(duplicatePreset(WORDS, 'Close'));
    const dialog = await screen.findByRole('dialog');
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    expect(await answer).toBe(false);
  });
});

test('the alert answers true to its button', async () => {
  const answer = showAlert({ style: 'success', title: 'Data saved', primary: 'Close' });
  expect((await screen.findByRole('alertdialog')).textContent).toContain('Data saved');
  await press('Close');
  expect(await answer).toBe(true);
});

describe('an alert resolves or rejects by the choice (docs/spec.md, section 2)', () => {
  const WITH_TWO = { style: 'info', title: 'No intake', primary: 'Others', secondary: 'Not now' } as const;

  test('it resolves by its button', async () => {
    const opened = openAlert(WITH_TWO);
    await press('Others');
    await expect(opened).resolves.toBeUndefined();
  });

  test.each([
    ['its other button', 'secondary', async () => press('Not now')],
    [
      'Esc',
      'dismissed',
      async () => (await screen.findByRole('alertdialog')).dispatchEvent(new Event('cancel', { cancelable: true })),
    ],
  ])('it rejects by %s, and says so', async (_choice, decision, choose) => {
    const rejected = openAlert(WITH_TWO).catch((error: unknown) => error);
    await choose();
    const error = await rejected;
    expect(error).toBeInstanceOf(AlertRejected);
    expect(error).toMatchObject({ decision });
  });
});

describe('a click outside', () => {
  /**
   * Simulates a click in a window where the dialog spans from 100 to 300, so that it hits the dialog or its backdrop.
   */
  const clickAt = (dialog: HTMLElement, x: number, y: number) => {
    vi.spyOn(dialog, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 100, 200, 200));
    dialog.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: x, clientY: y }));
  };
  /** The clock stands still, so that a busy machine does not add to it. */
  const OPENED_AT = 5000;
  beforeEach(() => {
    vi.spyOn(performance, 'now').mockReturnValue(OPENED_AT);
  });
  /** Simulates a dialog that opened this long ago. */
  const openFor = (milliseconds: number) => {
    vi.spyOn(performance, 'now').mockReturnValue(OPENED_AT + milliseconds);
  };
  const openedAlert = async () => {
    let decision: string | undefined;
    const answer = decideAlert({ style: 'info', title: 'No intake', primary: 'Others', secondary: 'Close' });
    void answer.then((given) => {
      decision = given;
    });
    const dialog = await screen.findByRole('alertdialog');
    return { dialog, answer, decision: () => decision };
  };
  afterEach(() => vi.useRealTimers());

  test.each([
    ['left', 99, 200],
    ['right', 301, 200],
    ['above', 200, 99],
    ['below', 200, 301],
  ])('%s closes the alert after 100 ms (docs/spec.md, section 2)', async (_where, x, y) => {
    const { dialog, answer, decision } = await openedAlert();
    openFor(1000);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    clickAt(dialog, x, y);
    await vi.advanceTimersByTimeAsync(99);
    expect(decision()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toBe('dismissed');
    await vi.runAllTimersAsync();
  });

  test('that opened the alert, or one inside, leaves it open', async () => {
    const { dialog, answer, decision } = await openedAlert();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    openFor(99);
    clickAt(dialog, 99, 200);
    openFor(1000);
    clickAt(dialog, 100, 200);
    clickAt(dialog, 200, 300);
    screen.getByText('No intake').dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 0, clientY: 0 }));
    await vi.advanceTimersByTimeAsync(1000);
    expect(decision()).toBeUndefined();
    vi.useRealTimers();
    await press('Close');
    expect(await answer).toBe('secondary');
  });

  test('leaves a dialog open that asks something', async () => {
    const answer = askToConfirm(savedPreset(WORDS, 'Close'));
    const dialog = await screen.findByRole('dialog');
    openFor(1000);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    clickAt(dialog, 99, 200);
    await vi.advanceTimersByTimeAsync(1000);
    vi.useRealTimers();
    await press('Continue');
    expect(await answer).toBe(true);
  });
});

test('a modal answers with what its content gives, and undefined when left', async () => {
  const content = {
    type: 'example' as const,
    title: 'Choose',
    close: 'Close',
    render: (end: (answer: number) => void) => <button onClick={() => end(7)}>seven</button>,
  };
  const chosen = openModal(content);
  expect((await screen.findByRole('dialog')).dataset['modal']).toBe('example');
  await press('seven');
  expect(await chosen).toBe(7);
  await gone();

  const left = openModal(content);
  await press('Close');
  expect(await left).toBeUndefined();
});

test('what is thrown while a dialog is drawn reaches who waits for its answer, and the next dialog opens', async () => {
  // React reports the error, too.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = new TypeError('no such function');
  const Broken = () => {
    throw broken;
  };
  await expect(openModal({ type: 'example', title: 'Code', close: 'Close', render: () => <Broken /> })).rejects.toBe(
    broken,
  );
  await gone();
  const next = showAlert({ style: 'info', title: 'Next', primary: 'Close' });
  await press('Close');
  expect(await next).toBe(true);
});

describe('without modal dialogs', () => {
  const known = Object.getOwnPropertyDescriptor(HTMLDialogElement.prototype, 'showModal') ?? {};
  beforeEach(() => {
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
    document.body.insertAdjacentHTML('afterbegin', '<main><button>Behind</button></main>');
  });
  afterEach(() => {
    Object.defineProperty(HTMLDialogElement.prototype, 'showModal', known);
    document.querySelector('main')?.remove();
  });
  const behind = () => document.querySelector('main')?.style.visibility;

  test('a dialog is shown over a page that is hidden until it is answered, and the focus comes back', async () => {
    const button = document.querySelector<HTMLElement>('main button');
    button?.focus();
    const answer = showAlert({ style: 'info', title: 'Next', primary: 'Close' });
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.getAttribute('open')).toBe('');
    expect(behind()).toBe('hidden');
    expect(dialog.contains(document.activeElement)).toBe(true);
    await press('Close');
    expect(await answer).toBe(true);
    await gone();
    expect(behind()).toBe('');
    expect(document.activeElement).toBe(button);
  });

  test('Esc ends it', async () => {
    const answer = askToConfirm(savedPreset(WORDS, 'Close'));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    expect(await answer).toBe(false);
  });
});
