// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"handleDisabledFileLoadingAsSuccess": true}}
import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest';
import messages from '../../../locales/en/consent.json' with { type: 'json' };
import type { OpenConsent } from '../../../src/platform/consent/consent.ts';
import { consentTo, saveConsent, sendsReports } from '../../../src/platform/storage/consent-choice.ts';

vi.mock('#environment', async (original) => ({
  ...(await original<object>()),
  PUBLIC_HEAT_MAP_ID: 'M1',
  PUBLIC_SENTRY_DSN: 'https://k@reports.example/1',
}));

const VERSION = '2026-01';
const bar = () => document.getElementById('consent');
const settings = (): HTMLElement => document.querySelector<HTMLElement>('#settings') ?? document.body;
const isAsked = (): boolean => bar() !== null && bar()?.hidden === false;
const press = (name: string): void =>
  [...document.querySelectorAll<HTMLElement>('#consent button')]
    .find(({ textContent }) => textContent === name)
    ?.click();
const allBoxes = () => [...document.querySelectorAll<HTMLInputElement>('#consent [type="checkbox"]')];
/** Those of the purposes, which the one of the error reports follows. */
const boxes = () => allBoxes().slice(0, -1);
const heatMaps = (): number => document.head.querySelectorAll('script[src*="/tag/M1"]').length;
const hasCookie = (): boolean => document.cookie.includes('_ga=');
const status = () => document.querySelector('[role="status"]')?.textContent;
const showAgain = (persisted: boolean) => {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
};

async function openPage(): Promise<OpenConsent> {
  vi.resetModules();
  const { openConsent } = await import('../../../src/platform/consent/consent.ts');
  return openConsent();
}
/** The tools come with a file of their own. */
const settled = () => vi.dynamicImportSettled();

const reload = vi.fn();
let listened: MockInstance<typeof window.addEventListener>;
// A page that is left hears nothing more.
afterEach(() => {
  for (const [type, listener] of listened.mock.calls) window.removeEventListener(type, listener);
});

beforeEach(() => {
  reload.mockReset();
  listened = vi.spyOn(window, 'addEventListener');
  localStorage.clear();
  document.head.replaceChildren();
  document.documentElement.removeAttribute('style');
  document.body.innerHTML = `<a class="skip-link" href="#content"></a><button id="settings"></button><main id="content" tabindex="-1"></main>`;
  Object.assign(document.body.dataset, { consent: VERSION, tools: 'heatMap' });
  window.history.replaceState(null, '', '/en');
  document.cookie = '_ga=1; path=/';
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});

test('the page leaves room for the banner, also when a turned phone gives it another height', async () => {
  let resize = (): void => undefined;
  class Observer {
    readonly observe = vi.fn();
    constructor(resized: () => void) {
      resize = resized;
    }
  }
  vi.stubGlobal('ResizeObserver', Observer);
  const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(180);
  await openPage();
  const room = () => document.documentElement.style.paddingBottom;
  expect(room()).toBe('180px');
  height.mockReturnValue(120);
  resize();
  expect(room()).toBe('120px');
  press(messages.refuse);
  expect(room()).toBe('');
});

describe('a visitor who has not chosen', () => {
  test('can agree to single purposes at once', async () => {
    await openPage();
    press(messages.settings);
    expect(bar()?.querySelector('fieldset')?.hidden).toBe(false);
    expect(document.activeElement).toBe(boxes()[0]);
    boxes()[0]?.click();
    press(messages.save);
    await settled();
    expect([isAsked(), heatMaps()]).toEqual([false, 0]);
  });

  test('is asked, below the skip link, and nothing is loaded before the answer', async () => {
    await openPage();
    expect(isAsked()).toBe(true);
    expect(bar()?.querySelector('fieldset')?.hidden).toBe(true);
    expect(document.querySelector('.skip-link')?.nextElementSibling).toBe(bar());
    expect(bar()?.textContent).not.toContain(messages.current.accepted);
    expect(bar()?.querySelector('a')?.getAttribute('href')).toBe('/en/cookies-policy');
    await settled();
    expect([heatMaps(), consentTo(VERSION)]).toEqual([0, undefined]);
  });

  test('and accepts gets the tools at once, and hears that the choice is kept', async () => {
    await openPage();
    expect(status()).toBe('');
    press(messages.accept);
    await vi.waitFor(() => expect(heatMaps()).toBe(1));
    expect([isAsked(), consentTo(VERSION), status()]).toEqual([false, 'accepted', messages.saved]);
    expect(reload).not.toHaveBeenCalled();
  });

  test('and refuses gets none, on a page that is not loaded again', async () => {
    await openPage();
    press(messages.refuse);
    await settled();
    expect([isAsked(), consentTo(VERSION), heatMaps()]).toEqual([false, 'refused', 0]);
    expect(reload).not.toHaveBeenCalled();
  });

  test('finds the end of the page above the question, and gets its room back afterwards', async () => {
    await openPage();
    const { style } = document.documentElement;
    expect([style.paddingBottom, style.scrollPaddingBottom]).toEqual(['0px', 'calc(0px + 2rem)']);
    press(messages.refuse);
    expect([style.paddingBottom, style.scrollPaddingBottom]).toEqual(['', '']);
  });

  test('whoever answers by keyboard continues in the content', async () => {
    await openPage();
    bar()?.querySelector('button')?.focus();
    press(messages.refuse);
    expect(document.activeElement?.id).toBe('content');
  });

  test('who answers while the focus is elsewhere keeps it', async () => {
    await openPage();
    document.getElementById('settings')?.focus();
    press(messages.refuse);
    expect(document.activeElement?.id).toBe('settings');
  });
});

describe('a visitor who has chosen', () => {
  test.each([
    ['accepted', 1, true],
    ['refused', 0, false],
  ] as const)('%s is not asked again', async (choice, loaded, keepsCookies) => {
    saveConsent(choice, VERSION);
    await openPage();
    await vi.waitFor(() => expect(heatMaps()).toBe(loaded));
    expect([isAsked(), hasCookie()]).toEqual([false, keepsCookies]);
  });

  test('is asked again about another version of the policy', async () => {
    saveConsent('accepted', '2025-01');
    await openPage();
    expect(isAsked()).toBe(true);
  });

  test('sees by the settings what was chosen; the focus goes there, and back with the choice', async () => {
    saveConsent('refused', VERSION);
    const { show } = await openPage();
    const button = settings();
    show(button);
    await vi.waitFor(() => expect(document.activeElement).toBe(bar()));
    expect(bar()?.textContent).toContain(messages.current.refused);
    bar()?.querySelector('button')?.focus();
    press(messages.refuse);
    expect(document.activeElement).toBe(button);
  });

  test('and withdraws the consent loses the cookies, and gets a page without the tools', async () => {
    saveConsent('accepted', VERSION);
    const { show } = await openPage();
    show(settings());
    await vi.waitFor(() => expect(isAsked()).toBe(true));
    press(messages.refuse);
    expect([hasCookie(), consentTo(VERSION)]).toEqual([false, 'refused']);
    expect(reload).toHaveBeenCalledOnce();
  });

  test.each([
    ['refused', 'statistics', 0, 'statistics', false, 0],
    ['refused', 'recordings', 2, 'recordings', false, 1],
    ['accepted', 'all but recordings', 2, 'statistics+adverts', true, 1],
  ] as const)('%s, chooses %s in the settings', async (before, _chosen, box, choice, isReloaded, loaded) => {
    saveConsent(before, VERSION);
    const { show } = await openPage();
    show(settings());
    await vi.waitFor(() => expect(isAsked()).toBe(true));
    expect(boxes().map(({ checked }) => checked)).toEqual(boxes().map(() => before === 'accepted'));
    boxes()[box]?.click();
    press(messages.save);
    await vi.waitFor(() => expect(heatMaps()).toBe(loaded));
    expect([consentTo(VERSION), reload.mock.calls.length, hasCookie()]).toEqual([choice, Number(isReloaded), false]);
  });

  test('and objects to error reports gets a page that sends none, whatever is accepted or rejected afterwards', async () => {
    saveConsent('refused', VERSION);
    const { show } = await openPage();
    show(settings());
    await vi.waitFor(() => expect(isAsked()).toBe(true));
    expect(allBoxes().at(-1)?.checked).toBe(true);
    allBoxes().at(-1)?.click();
    press(messages.save);
    expect([sendsReports(), consentTo(VERSION)]).toEqual([false, 'refused']);
    expect(reload).toHaveBeenCalledOnce();
    press(messages.accept);
    await vi.waitFor(() => expect(heatMaps()).toBe(1));
    saveConsent('accepted', `${VERSION}-2`);
    expect(sendsReports()).toBe(false);
  });

  test('and accepts once more does not start the tools twice', async () => {
    saveConsent('accepted', VERSION);
    const { show } = await openPage();
    await vi.waitFor(() => expect(heatMaps()).toBe(1));
    show(settings());
    await vi.waitFor(() => expect(isAsked()).toBe(true));
    press(messages.accept);
    await settled();
    expect([heatMaps(), isAsked()]).toEqual([1, false]);
  });
});

describe('a page that Back shows as it was', () => {
  test('follows what was accepted on another page', async () => {
    await openPage();
    saveConsent('accepted', VERSION);
    showAgain(true);
    await vi.waitFor(() => expect(heatMaps()).toBe(1));
    expect(isAsked()).toBe(false);
  });

  test('is loaded again where the consent was withdrawn, because its tools are running', async () => {
    saveConsent('accepted', VERSION);
    await openPage();
    await vi.waitFor(() => expect(heatMaps()).toBe(1));
    saveConsent('refused', VERSION);
    showAgain(true);
    expect(reload).toHaveBeenCalledOnce();
  });

  test('stays as it is where nothing was chosen meanwhile', async () => {
    saveConsent('accepted', VERSION);
    await openPage();
    await vi.waitFor(() => expect(heatMaps()).toBe(1));
    showAgain(true);
    await settled();
    expect(reload).not.toHaveBeenCalled();
    expect(heatMaps()).toBe(1);
  });
});
