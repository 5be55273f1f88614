// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import cover from '../../../locales/en/cover.json' with { type: 'json' };
import { forgetWork } from '../../../src/documents/ui/cover/kept-work.ts';
import { PdfEditor } from '../../../src/documents/ui/cover/PdfEditor.tsx';
import { interpolate } from '../../../src/lib/interpolate.ts';
import type { pdfOfPages } from '../../../src/platform/pictures/pdf-pages.ts';
import type { EditWork } from '../../../src/documents/ui/cover/edited-picture.ts';
import { press } from './open-form.tsx';

afterEach(() => {
  cleanup();
  for (const page of [FIRST, SECOND, THIRD]) if (page) forgetWork(page);
  vi.restoreAllMocks();
});

const jpegOf = (name: string): Blob => new Blob([name], { type: 'image/jpeg' });
const [FIRST, SECOND, THIRD, MADE] = ['first', 'second', 'third', 'made'].map(jpegOf);
const PDF = new Blob(['%PDF-'], { type: 'application/pdf' });
const { pdf } = cover;
const use = interpolate(pdf.use, { count: 3 });

const newPages = () => [FIRST, SECOND, THIRD].map((jpeg, index) => ({ jpeg: jpeg ?? PDF, longSide: 800 + index }));

function open(join: typeof pdfOfPages = () => Promise.resolve(PDF), pages = newPages()) {
  const [done, skip] = [vi.fn<(made: Blob) => void>(), vi.fn<() => void>()];
  const together = vi.fn(join);
  const work = vi.fn<EditWork>().mockResolvedValue(MADE);
  render(
    <PdfEditor
      pages={pages}
      editor={{
        document: { suggestions: [], markWords: { lines: ['For application only'], certified: '' }, signer: undefined },
        work,
      }}
      messages={cover}
      pdfOfPages={together}
      onEnd={(made) => (made ? done(made) : skip())}
    />,
  );
  return { done, skip, together };
}

const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const coverPage = async () => {
  await press(pdf.edit);
  await press(cover.addBox);
  await press(pdf.page.use);
  await screen.findByText(pdf.changed);
};

test('pages are shown one by one, and the focus is kept at both ends', async () => {
  open();
  expect(headings()).toEqual(['Page 1 of 3']);
  expect(screen.queryByRole('button', { name: pdf.previous })).toBeNull();
  await press(pdf.next);
  expect(document.activeElement).toBe(button(pdf.next));
  expect(screen.getByRole('status').textContent).toBe('Page 2 of 3');
  await press(pdf.next);
  expect(headings()).toEqual(['Page 3 of 3']);
  expect(screen.queryByRole('button', { name: pdf.next })).toBeNull();
  expect(document.activeElement?.textContent).toBe('Page 3 of 3');
  await press(pdf.previous);
  await press(pdf.previous);
  expect(document.activeElement?.textContent).toBe('Page 1 of 3');
});

test('a page is covered, and all pages are joined in order', async () => {
  const { done, together } = open();
  await press(pdf.next);
  expect(screen.queryByRole('button', { name: use })).toBeNull();
  await press(pdf.edit);
  expect(document.activeElement?.textContent).toBe(pdf.page.cover);
  expect(headings()).toEqual([pdf.page.cover]);
  await press(cover.addBox);
  await press(pdf.page.use);
  expect(await screen.findByText(pdf.changed)).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Page 2 of 3'));
  await press(use);
  expect(together).toHaveBeenCalledExactlyOnceWith([
    { jpeg: FIRST, longSide: 800 },
    { jpeg: MADE, longSide: 801 },
    { jpeg: THIRD, longSide: 802 },
  ]);
  expect(done).toHaveBeenCalledExactlyOnceWith(PDF);
});

test('a reopened page has its boxes, which can be undone', async () => {
  open();
  await coverPage();
  await press(pdf.edit);
  expect(screen.getAllByRole('button', { name: /^Black box 1/ })).toHaveLength(1);
  await press(cover.undo);
  expect(screen.queryAllByRole('button', { name: /^Black box 1/ })).toHaveLength(0);
});

test('a covered page stays covered if it is reopened and left unchanged', async () => {
  const { together } = open();
  await coverPage();
  await press(pdf.edit);
  await press(pdf.page.skip);
  expect(screen.getByText(pdf.changed)).toBeTruthy();
  await press(use);
  expect(together.mock.calls[0]?.[0][0]).toEqual({ jpeg: MADE, longSide: 800 });
});

test('a PDF that is closed and opened again has its changed pages', async () => {
  const pages = newPages();
  open(undefined, pages);
  await coverPage();
  await press(pdf.skip);
  cleanup();
  const { done } = open(undefined, pages);
  expect(screen.getByText(pdf.changed)).toBeTruthy();
  await press(use);
  expect(done).toHaveBeenCalledExactlyOnceWith(PDF);
});

test('a page that was left as it is has no changes', async () => {
  open();
  await press(pdf.edit);
  await press(pdf.page.skip);
  expect(screen.queryByText(pdf.changed)).toBeNull();
  expect(screen.queryByRole('button', { name: use })).toBeNull();
});

test('the edits of a page can be discarded', async () => {
  open();
  await coverPage();
  await press(pdf.restore);
  expect(document.activeElement?.textContent).toBe('Page 1 of 3');
  expect(screen.queryByText(pdf.changed)).toBeNull();
  expect(screen.queryByRole('button', { name: use })).toBeNull();
  await press(pdf.edit);
  expect(button(cover.undo).disabled).toBe(true);
});

test('a device that cannot join the pages says so, and the PDF can stay unchanged', async () => {
  const { done, skip } = open(() => Promise.resolve(undefined));
  await coverPage();
  await press(use);
  expect((await screen.findByRole('alert')).textContent).toBe(pdf.failed);
  expect(done).not.toHaveBeenCalled();
  await press(pdf.skip);
  expect(skip).toHaveBeenCalledTimes(1);
});
