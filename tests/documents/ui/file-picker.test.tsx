// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { FilePicker, type FilePickerProps } from '../../../src/documents/ui/FilePicker.tsx';

const texts = { choose: 'Choose', photo: 'Photo', kind: 'Transcript', hint: 'Use another browser' };
afterEach(cleanup);

function press(userAgent: string): string | undefined {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  render(
    <FilePicker
      id="file"
      kind="transcript"
      describedBy="rules"
      invalid={false}
      required
      compact={false}
      notice={{ isNeeded: () => false, prompt: () => Promise.resolve('acknowledged') }}
      onChoose={() => undefined}
      texts={texts}
    />,
  );
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
  render(
    <FilePicker
      id="file"
      kind="id_card"
      describedBy="rules"
      invalid={false}
      required
      compact={false}
      notice={{ isNeeded: () => true, prompt }}
      onChoose={() => undefined}
      texts={texts}
    />,
  );
  fireEvent.click(screen.getByLabelText(label, { exact: false }));
  expect(prompt).toHaveBeenCalledExactlyOnceWith(['id_card'], moment);
});
