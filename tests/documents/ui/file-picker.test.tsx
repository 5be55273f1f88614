// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { FilePicker, type FilePickerProps } from '../../../src/documents/ui/FilePicker.tsx';

const texts = { choose: 'Choose', photo: 'Photo', kind: 'Transcript', hint: 'Use another browser' };
afterEach(cleanup);

const show = (props: Pick<FilePickerProps, 'kind' | 'notice'>, onChoose = vi.fn()): void => {
  render(
    <FilePicker
      id="file"
      describedBy="rules"
      invalid={false}
      required
      compact={false}
      onChoose={onChoose}
      texts={texts}
      {...props}
    />,
  );
};
const unasked: FilePickerProps['notice'] = { isNeeded: () => false, prompt: () => Promise.resolve('acknowledged') };

function press(userAgent: string): string | undefined {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  show({ kind: 'transcript', notice: unasked });
  expect(screen.queryByRole('status')).toBeNull();
  fireEvent.click(screen.getByLabelText('Choose Transcript', { exact: false }));
  return screen.queryByRole('status')?.textContent;
}

test('in an in-app browser, which may open no file dialog, a press says where files can be chosen until a file comes', () => {
  expect(press('Mozilla/5.0 (Linux; Android 14; A; wv) Chrome/126.0 Mobile')).toBe(texts.hint);
  const input = screen.getByLabelText('Choose Transcript', { exact: false });
  fireEvent.change(input, { target: { files: [new File(['a'], 'a.pdf')] } });
  expect(screen.queryByRole('status')).toBeNull();
});

test('in a normal browser the hint is missing', () => {
  expect(press('Mozilla/5.0 (Linux; Android 14; A) Chrome/126.0 Mobile')).toBeUndefined();
});

test.each([
  ['Photo Transcript', 'camera'],
  ['Choose Transcript', 'files'],
])('the notice hears whether %s was pressed', (label, moment) => {
  const prompt = vi.fn<FilePickerProps['notice']['prompt']>().mockResolvedValue('dismissed');
  show({ kind: 'id_card', notice: { isNeeded: () => true, prompt } });
  fireEvent.click(screen.getByLabelText(label, { exact: false }));
  expect(prompt).toHaveBeenCalledExactlyOnceWith(['id_card'], moment);
});

test('is emptied after a choice, because a browser does not report that the same file was chosen again', async () => {
  const onChoose = vi.fn();
  show({ kind: 'transcript', notice: unasked }, onChoose);
  const input = screen.getByLabelText<HTMLInputElement>('Choose Transcript', { exact: false });
  await userEvent.upload(input, new File(['a'], 'a.pdf', { type: 'application/pdf' }));
  await waitFor(() => expect(onChoose).toHaveBeenCalledOnce());
  await waitFor(() => expect(input.files).toHaveLength(0));
});
