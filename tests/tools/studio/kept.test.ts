// @vitest-environment happy-dom
// What is not saved stays in the tab, and each problem leads to its place.
import { beforeEach, expect, test, vi } from 'vitest';
import { showElsewhere } from '../../../src/tools/studio/scripts/elsewhere.ts';
import * as kept from '../../../src/tools/studio/scripts/kept.ts';
import { askBeforeLeaving } from '../../../src/tools/studio/scripts/leave.ts';
import { listProblems, rangeOfLine, updateProblems } from '../../../src/tools/studio/scripts/problem-list.ts';

const title = { key: 'otp.title', locale: 'en', before: 'Enter', after: 'Type' } as const;
const close = { key: 'otp.close', locale: 'th', before: 'ปิด', after: 'ปิดหน้าต่าง' } as const;
const policy = { base: { th: 'a', en: 'b' }, values: { version: '1.3' } };

const DATA = {
  language: 'en',
  elsewhere: { lead: 'Elsewhere:', groups: { otp: 'Code' }, policies: { privacy: 'Privacy policy' } },
};

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = `<script type="application/json" id="data">${JSON.stringify(DATA)}</script>
    <p id="elsewhere" hidden></p><ul id="problems" hidden></ul>
    <label>a <textarea id="body" data-name="Text (English)">one\ntwo\nthree</textarea></label><input id="version" />
    <a id="inside" href="/en/changes">Changes</a><a id="skip" href="#content">Skip</a>`;
});

test('a page replaces what is kept of its own messages alone', () => {
  kept.keepMessages(new Set([title.key]), [title]);
  kept.keepMessages(new Set([close.key]), [close]);
  expect(kept.keptMessages()).toEqual([title, close]);
  kept.keepMessages(new Set([title.key]), []);
  expect(kept.keptMessages()).toEqual([close]);
  kept.keepPolicy('privacy', policy);
  expect(kept.keptPolicies()).toEqual({ privacy: policy });
  kept.keepPolicy('privacy', undefined);
  expect([kept.keptPolicies(), kept.keptMessages()]).toEqual([{}, [close]]);
});

test('what is kept and cannot be read is nothing', () => {
  sessionStorage.setItem('studio:not-saved', '{');
  expect(kept.keptMessages()).toEqual([]);
});

test('every page leads to what is not saved elsewhere', () => {
  kept.keepMessages(new Set(), [title, close]);
  kept.keepPolicy('privacy', policy);
  const place = document.querySelector<HTMLElement>('#elsewhere');
  const links = () => [...(place?.querySelectorAll('a') ?? [])].map((link) => [link.getAttribute('href'), link.text]);
  showElsewhere({});
  expect(links()).toEqual([
    ['/en/messages?group=otp', 'Code'],
    ['/en/policies/privacy', 'Privacy policy'],
  ]);
  expect(place?.hidden).toBe(false);
  showElsewhere({ keys: new Set([title.key, close.key]), policy: 'privacy' });
  expect([links(), place?.hidden]).toEqual([[], true]);
});

const leave = (): boolean => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};
const press = (id: string, options: MouseEventInit = {}): void => {
  const link = document.getElementById(id);
  link?.addEventListener('click', (event) => event.preventDefault(), { once: true });
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }));
};

test('a tab with unsaved texts is not closed unasked; pages of the studio have them as well', () => {
  let isUnsaved = false;
  askBeforeLeaving(() => isUnsaved);
  expect(leave()).toBe(false);
  isUnsaved = true;
  expect(leave()).toBe(true);
  kept.keepMessages(new Set(), [title]);
  press('inside');
  expect(leave()).toBe(false);
  press('skip');
  expect(leave()).toBe(true);
  press('inside', { ctrlKey: true });
  expect(leave()).toBe(true);
  press('inside');
  window.dispatchEvent(new Event('pageshow'));
  expect(leave()).toBe(true);
  const setItem = (): void => {
    throw new Error('full');
  };
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem });
  kept.keepMessages(new Set(), [title]);
  press('inside');
  expect([kept.isKept(), leave()]).toEqual([false, true]);
});

test('a line of a text is found by its number', () => {
  expect(rangeOfLine('one\ntwo\nthree', 2)).toEqual([4, 7]);
  expect(rangeOfLine('one', 4)).toEqual([4, 4]);
});

test('a sentence about a problem names its field and leads to its line', () => {
  const body = document.querySelector<HTMLTextAreaElement>('#body');
  const list = document.querySelector<HTMLElement>('#problems');
  const problem = { box: body, text: 'Line 2: wrong', line: 2 };
  updateProblems([problem]);
  expect(list?.hidden).toBe(true);
  listProblems([problem]);
  const button = list?.querySelector('button');
  expect(button?.textContent).toBe('Text (English): Line 2: wrong');
  button?.click();
  expect(document.activeElement).toBe(body);
  expect([body?.selectionStart, body?.selectionEnd]).toEqual([4, 7]);
  updateProblems([]);
  expect([list?.hidden, list?.children.length]).toEqual([true, 0]);
});
