// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CARRIED_LIMIT, DRAFT_IDLE_MS } from '../../../src/config/constants.ts';
import { CLEARED_KEY } from '../../../src/config/storage-keys.ts';
import { toUrlText } from '../../../src/lib/url-text.ts';
import { fragmentOf, readCarriedAnswers } from '../../../src/platform/location/read-carried-answers.ts';
import {
  carriedFragment,
  forgetCarriedAnswers,
  hideCarriedText,
} from '../../../src/platform/location/carried-fragment.ts';
import { freshStorage } from '../storage/broken-storage.ts';

const SENT = { applicationId: '7', answers: { first_name: 'ณัฏฐ์ฐิตา', email: 'a@example.com' } };

const open = (fragment: string): void =>
  window.history.replaceState(null, '', `/regisbachelor?utm_source=line${fragment}`);

beforeEach(() => {
  freshStorage();
  vi.useFakeTimers({ toFake: ['Date'] });
  document.body.dataset.tools = 'tag-manager';
  document.body.dataset.replay = '';
});

describe('answers behind the # of an address', () => {
  test('leave address and tools at once, and the history entry once they are in the form', () => {
    open(fragmentOf(SENT));
    hideCarriedText();
    expect(location.href).toMatch(/\/regisbachelor\?utm_source=line$/);
    expect(document.body.dataset).not.toHaveProperty('tools');
    expect(document.body.dataset).not.toHaveProperty('replay');
    expect(readCarriedAnswers()).toEqual(SENT);
    expect(readCarriedAnswers()).toEqual(SENT);
    forgetCarriedAnswers();
    expect(history.state).toBeNull();
    expect(carriedFragment()).toBe('');
    forgetCarriedAnswers();
    expect(history.state).toBeNull();
  });

  test('also arrive where the form is faster than the script that hides them, or the page is loaded again', () => {
    open(fragmentOf(SENT));
    expect(readCarriedAnswers()).toEqual(SENT);
    expect(location.hash).toBe('');
    window.history.replaceState({ resume: { token: 't' }, answers: fragmentOf(SENT).slice(9) }, '');
    expect(carriedFragment()).toBe(fragmentOf(SENT));
    expect(readCarriedAnswers()).toEqual(SENT);
    forgetCarriedAnswers();
    expect(history.state).toEqual({ resume: { token: 't' } });
  });

  test('are read up to the words that follow a link in a chat', () => {
    open(`${fragmentOf(SENT)}) ลิงก์นี้`);
    expect(readCarriedAnswers()).toEqual(SENT);
  });

  test('are as old as a draft at most', () => {
    open(fragmentOf(SENT));
    vi.setSystemTime(Date.now() + DRAFT_IDLE_MS + 1);
    expect(readCarriedAnswers()).toBeUndefined();
  });

  test('do not bring back what was deleted on this device, and what is typed later comes', () => {
    open(fragmentOf(SENT));
    vi.setSystemTime(Date.now() + 1000);
    localStorage.setItem(CLEARED_KEY, String(Date.now()));
    expect(readCarriedAnswers()).toBeUndefined();
    vi.setSystemTime(Date.now() + 1000);
    open(fragmentOf(SENT));
    expect(readCarriedAnswers()).toEqual(SENT);
  });

  test('are not sent when no address would hold them', () => {
    expect(fragmentOf({ ...SENT, answers: { reason: 'ก'.repeat(CARRIED_LIMIT) } })).toBe('');
  });

  test.each([
    ['nothing', ''],
    ['no answers', '#answers='],
    ['no letters', '#answers=%00'],
    ['cut letters', fragmentOf(SENT).slice(0, -30)],
    ['no envelope', `#answers=${toUrlText('{"first_name":"Mallory"}')}`],
    ['too much', `#answers=${'a'.repeat(CARRIED_LIMIT + 1)}`],
    ['no application', `#answers=${toUrlText(JSON.stringify({ v: 1, created: 1, saved: Date.now(), data: null }))}`],
    ['another part of the page', '#part'],
  ])('%s does nothing', (_what, fragment) => {
    open(fragment);
    expect(readCarriedAnswers()).toBeUndefined();
  });
});
