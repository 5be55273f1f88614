import { expect, test } from 'vitest';
import { plainText } from '../../src/ui/sanitize.ts';

// What `sanitize` keeps is proved in a browser (e2e/journeys/server-html.spec.ts): happy-dom walks a changing tree in another way.
test('shows words without tags until then', () => {
  expect(plainText('<p>One</p><p>two <b>three</b></p>')).toBe('One two three');
  expect(plainText('Law &amp; flight, &lt;b&gt; &amp;lt;')).toBe('Law & flight, <b> &lt;');
});
