// @vitest-environment happy-dom
// happy-dom traverses a changing tree differently from a browser, so these tests cover only what it does correctly.
import { expect, test } from 'vitest';
import { plainText, sanitize } from '../../src/ui/sanitize.ts';

const cleaned = async (html: string): Promise<string> => {
  const box = document.createElement('div');
  box.append(await sanitize(html));
  return box.innerHTML;
};

test('keeps the few allowed tags and makes links safe', async () => {
  const clean = await cleaned('Read <b>this</b><br><a href="https://a.example/x">more</a>');
  expect(clean).toContain('<br><a href="https://a.example/x" rel="noopener noreferrer">more</a>');
});

test.each([
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="http://a.example">x</a>',
  '<style>p{}</style>',
  '<p style="color:red" class="x" id="y" data-z="1" aria-label="q">x</p>',
])('lets nothing dangerous through: %s', async (html) => {
  expect(await cleaned(html)).not.toMatch(/<(?:img|svg|style)|\s(?:on\w+|href|style|class|id|data-|aria-)/);
});

test('shows words without tags until then', () => {
  expect(plainText('<p>One</p><p>two <b>three</b></p>')).toBe('One two three');
  expect(plainText('Law &amp; flight, &lt;b&gt; &amp;lt;')).toBe('Law & flight, <b> &lt;');
});
