// @vitest-environment happy-dom
import type { Window } from 'happy-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setLoading } from '../../src/platform/loading-overlay.ts';
import { navigate } from '../../src/platform/location/location.ts';
import { redirectToBank } from '../../src/platform/location/redirect-to-bank.ts';
import '../../src/platform/location/show-overlay-on-leave.ts';

const overlays = (): HTMLDialogElement[] => [...document.querySelectorAll<HTMLDialogElement>('.loading-overlay')];
const isShown = (): boolean => overlays().some(({ open }) => open);

beforeEach(() => {
  document.body.innerHTML = '<header class="header"><svg class="size-10"><path d="M0 0"></path></svg></header>';
  document.body.dataset['loading'] = 'Loading';
});
afterEach(() => {
  setLoading(false);
  vi.useRealTimers();
});

describe('the loading flag', () => {
  test('covers the page with the pulsing logo, once', () => {
    setLoading(true);
    setLoading(true);
    expect(overlays()).toHaveLength(1);
    const [overlay] = overlays();
    expect(overlay?.open).toBe(true);
    expect(overlay?.querySelector('svg path')).not.toBeNull();
    expect(overlay?.querySelector('svg')?.getAttribute('class')).toContain('animate-pulse');
    setLoading(false);
    expect(overlays()).toEqual([]);
  });

  test('is announced once, by the name of the dialog: what it shows is hidden from screen readers', () => {
    setLoading(true);
    const [overlay] = overlays();
    expect(overlay?.getAttribute('aria-label')).toBe('Loading');
    expect(overlay?.textContent).toBe('Loading');
    expect([...(overlay?.children ?? [])].map((part) => part.getAttribute('aria-hidden'))).toEqual(['true']);
    expect(overlay?.querySelector('[role="status"], [aria-live]')).toBeNull();
  });

  test('never covers a dialog that is open', () => {
    const alert = document.body.appendChild(document.createElement('dialog'));
    alert.showModal();
    setLoading(true);
    expect(isShown()).toBe(false);
  });

  test.each([
    ['a call fails', () => window.dispatchEvent(new Event('requests:failed'))],
    ['the page is left, which Back would bring back as it was', () => window.dispatchEvent(new Event('pagehide'))],
    ['it is closed by Esc', () => overlays().forEach((overlay) => overlay.close())],
  ])('is cleared when %s', (_when, happen) => {
    setLoading(true);
    happen();
    expect(overlays()).toEqual([]);
    setLoading(true);
    expect(isShown()).toBe(true);
  });

  test('is cleared when the applicant decides to stay, and not when nobody asks', () => {
    setLoading(true);
    window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(isShown()).toBe(true);
    window.addEventListener('beforeunload', (event) => event.preventDefault(), { once: true, capture: true });
    window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(isShown()).toBe(false);
  });

  test('uncovers the page after 20 s, whatever became of the other one', () => {
    vi.useFakeTimers();
    setLoading(true);
    vi.advanceTimersByTime(19_999);
    expect(isShown()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isShown()).toBe(false);
  });
});

describe('leaving the page', () => {
  beforeEach(() => {
    // A browser leaves the page after all listeners; here it would leave before them.
    const { navigation } = (window as unknown as Window).happyDOM.settings;
    navigation.disableMainFrameNavigation = true;
    navigation.disableFallbackToSetURL = true;
    vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  });

  test.each([
    ['another site', 'https://regisgraduate.university.example/faculty', true],
    ['a page of this site', '/regisgraduate/faculty', false],
  ])('for %s', (_where, url, expected) => {
    navigate(url);
    expect(isShown()).toBe(expected);
  });

  test.each([
    ['the bank', 'https://bank.example/3ds', true],
    ['an address that is not the bank’s', 'https://elsewhere.example', false],
  ])('for %s', (_where, url, expected) => {
    expect(redirectToBank(url)).toBe(expected);
    expect(isShown()).toBe(expected);
  });

  const SISTER = 'https://dashboard.university.example/';
  test.each([
    [true, 'another site', `<a href="${SISTER}"><b>Status</b></a>`, {}],
    [false, 'another tab', `<a href="${SISTER}" target="_blank"><b>Status</b></a>`, {}],
    [false, 'another tab, by a key', `<a href="${SISTER}"><b>Status</b></a>`, { ctrlKey: true }],
    [false, 'a page of this site', '<a href="/dashboard"><b>Status</b></a>', {}],
    [false, 'a telephone', '<a href="tel:+6620000000"><b>Call</b></a>', {}],
    [false, 'a file', `<a href="${SISTER}" download><b>Save</b></a>`, {}],
    [false, 'nothing', '<b>Text</b>', {}],
  ])('%s by a link to %s', (expected, _where, html, keys) => {
    document.body.insertAdjacentHTML('beforeend', html);
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
    document.querySelector('b')?.dispatchEvent(click);
    expect(isShown()).toBe(expected);
  });

  test('a link whose press was taken by something else leaves nothing', () => {
    document.body.insertAdjacentHTML('beforeend', `<a href="${SISTER}">Status</a>`);
    const link = document.querySelector('a');
    link?.addEventListener('click', (event) => event.preventDefault());
    link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(isShown()).toBe(false);
  });
});

test('a browser without modal dialogs shows the page until it is left', () => {
  const known = Object.getOwnPropertyDescriptor(HTMLDialogElement.prototype, 'showModal') ?? {};
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
  setLoading(true);
  Object.defineProperty(HTMLDialogElement.prototype, 'showModal', known);
  expect(isShown()).toBe(false);
  setLoading(false);
});
