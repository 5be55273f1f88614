// @vitest-environment happy-dom
import { configure, screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { askToConfirm, openModal, showAlert } from '../../src/ui/overlays/open.ts';
import { duplicatePreset, savedPreset } from '../../src/ui/overlays/presets.ts';

// The first overlay fetches its code, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

vi.setConfig({ testTimeout: 20_000, hookTimeout: 20_000 });

const WORDS = { title: 'Saved', message: 'You can come back', primary: 'Continue', secondary: 'Leave' };

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const gone = () => waitFor(() => expect(document.querySelector('dialog')).toBeNull());

afterEach(gone);

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

test('a modal answers with what its content gives, and undefined when left', async () => {
  const content = {
    title: 'Choose',
    close: 'Close',
    render: (end: (answer: number) => void) => <button onClick={() => end(7)}>seven</button>,
  };
  const chosen = openModal(content);
  await press('seven');
  expect(await chosen).toBe(7);
  await gone();

  const left = openModal(content);
  await press('Close');
  expect(await left).toBeUndefined();
});
