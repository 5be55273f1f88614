// What stands around every page; e2e/specification measures it.
import { expect, test } from 'vitest';
import { pages, textOf } from './site.ts';

test('every page has the bar of the calls under way', () => {
  // The page that clears this device on one host after another is shown for a moment, and calls nothing.
  const framed = pages.filter((file) => !file.endsWith('clear-device/index.html'));
  expect(framed.filter((file) => !textOf(file).includes('<div id="request-progress"'))).toEqual([]);
});
