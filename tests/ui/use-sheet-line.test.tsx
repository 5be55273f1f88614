// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sheetLineCss, useSheetLine } from '../../src/ui/use-sheet-line.ts';

test('a name with quotes, backslashes and line breaks stays inside the string', () => {
  const css = sheetLineCss('Copy · "Anna" \\ {}\n· end');
  expect(css).toContain(String.raw`content: "Copy · \22 Anna\22  \5c  {}\a · end";`);
});

test('the line belongs to the page only while it is shown', () => {
  const before = document.adoptedStyleSheets.length;
  const { rerender, unmount } = renderHook(({ text }) => useSheetLine(text), { initialProps: { text: 'B0000001' } });
  expect(document.adoptedStyleSheets).toHaveLength(before + 1);
  rerender({ text: 'B0000002' });
  expect(document.adoptedStyleSheets).toHaveLength(before + 1);
  unmount();
  expect(document.adoptedStyleSheets).toHaveLength(before);
});
