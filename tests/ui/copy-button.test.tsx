// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CopyButton } from '../../src/ui/CopyButton.tsx';

const words = { action: 'Copy', done: 'Copied', byHand: 'Copy it from this field' };
const press = async (clipboard: unknown): Promise<void> => {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(clipboard as Clipboard);
  render(<CopyButton value="0007" name="Reference 1" words={words} />);
  await act(async () => {
    screen.getByRole('button', { name: 'Copy Reference 1' }).click();
    await Promise.resolve();
  });
};
afterEach(cleanup);

test('a clipboard gets the text', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  await press({ writeText });
  expect(writeText).toHaveBeenCalledExactlyOnceWith('0007');
  expect(screen.getByRole('status').textContent).toBe('Copied');
});

test.each([
  ['is none', undefined],
  ['is an old one', {}],
  ['refuses', { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }],
])('where the clipboard %s, the text is selected in a field', async (_what, clipboard) => {
  await press(clipboard);
  const field = screen.getByLabelText<HTMLInputElement>('Copy it from this field Reference 1');
  expect([document.activeElement, field.value, field.readOnly]).toEqual([field, '0007', true]);
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 4]);
});
