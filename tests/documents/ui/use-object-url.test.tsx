// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useObjectUrl } from '../../../src/documents/ui/use-object-url.ts';

test('the URL of a picture is given back when another picture or no page shows it, so that it leaves the memory', () => {
  let made = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${(made += 1)}`);
  const givenBack = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
  const { result, rerender, unmount } = renderHook(useObjectUrl, { initialProps: new Blob(['1']) });
  expect([result.current, givenBack.mock.calls]).toEqual(['blob:1', []]);
  rerender(new Blob(['2']));
  expect([result.current, givenBack.mock.calls]).toEqual(['blob:2', [['blob:1']]]);
  unmount();
  expect(givenBack.mock.calls).toEqual([['blob:1'], ['blob:2']]);
});
