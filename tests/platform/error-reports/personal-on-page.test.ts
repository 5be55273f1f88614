// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { personalOnPage, rememberTyped } from '../../../src/platform/error-reports/personal-on-page.ts';

const isKnown = (word: string): boolean => personalOnPage().words.has(word);
beforeEach(() => {
  document.body.innerHTML =
    '<form><input name="a"><input name="c" type="radio" value="transferxq"><textarea></textarea></form>';
});
afterEach(() => {
  localStorage.clear();
  history.replaceState(null, '');
});

test('what stands in the fields of the page', () => {
  Object.assign(document.querySelector('input') ?? {}, { value: 'Annaxq Smithxq' });
  Object.assign(document.querySelector('textarea') ?? {}, { value: 'dancingxq' });
  expect(['annaxq', 'smithxq', 'dancingxq', 'transferxq'].map(isKnown)).toEqual([true, true, true, false]);
});

test('what stood in a field that has gone since', () => {
  rememberTyped();
  const input = document.querySelector('input');
  Object.assign(input ?? {}, { value: '47x11xq' });
  input?.dispatchEvent(new Event('change', { bubbles: true }));
  document.body.replaceChildren();
  expect(isKnown('47x11xq')).toBe(true);
});

test('the name of a chosen file', () => {
  rememberTyped();
  const input = Object.assign(document.createElement('input'), { type: 'file' });
  Object.defineProperty(input, 'files', { value: [new File([], 'somchaixq.pdf')] });
  document.body.append(input);
  input.dispatchEvent(new Event('change', { bubbles: true }));
  expect(isKnown('somchaixq')).toBe(true);
});

test('what this browser keeps, and the token of a link', () => {
  localStorage.setItem('adm:bachelor:draft', JSON.stringify({ v: 1, data: { name: 'Keptxq', deep: ['Deepxq'] } }));
  localStorage.setItem('adm:bachelor:token', '12|Tokenxq');
  localStorage.setItem('other', 'Foreignxq');
  history.replaceState({ resume: { id: '7', token: 'Linkxq' } }, '');
  expect(['keptxq', 'deepxq', 'tokenxq', 'linkxq', 'foreignxq'].map(isKnown)).toEqual([true, true, true, true, false]);
});
