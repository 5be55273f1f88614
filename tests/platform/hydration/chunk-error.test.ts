// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { beforeEach, describe, expect, test, vi } from 'vitest';
import '../../../src/platform/hydration/chunk-error.ts';
import { warnBeforeLeaving } from '../../../src/platform/page-life-cycle.ts';
import { flowStores } from '../../../src/platform/storage/flow-stores.ts';
import { fillUp, freshStorage } from '../storage/broken-storage.ts';

const reload = vi.fn();
const noticeHidden = () => document.getElementById('chunk-error')?.hidden;
const fail = () => document.dispatchEvent(new CustomEvent('chunk:failed'));

beforeEach(() => {
  freshStorage();
  reload.mockReset();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  document.body.innerHTML = '<p id="chunk-error" hidden></p><input data-sensitive>';
});

test('code that does not come reloads the page once, then says so', () => {
  fail();
  expect(reload).toHaveBeenCalledOnce();
  expect(noticeHidden()).toBe(true);
  fail();
  expect(reload).toHaveBeenCalledOnce();
  expect(noticeHidden()).toBe(false);
});

test('the time of the reload is kept until the tab is closed, as the cookies policy says', () => {
  fail();
  expect([localStorage.getItem('adm:reload'), sessionStorage.getItem('adm:reload')]).toEqual([
    null,
    expect.stringMatching(/^\d+$/),
  ]);
});

test('so does a part that is fetched later; it is tried again after 60 s (docs/spec.md, section 8)', () => {
  const start = Date.now();
  const failAfter = (milliseconds: number) => {
    vi.spyOn(Date, 'now').mockReturnValue(start + milliseconds);
    window.dispatchEvent(new Event('vite:preloadError'));
  };
  failAfter(0);
  failAfter(59_000);
  expect(reload).toHaveBeenCalledOnce();
  failAfter(61_000);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a clock that was set back by more than that does not stop it for good', () => {
  const start = Date.now();
  fail();
  vi.spyOn(Date, 'now').mockReturnValue(start - 61_000);
  fail();
  expect(reload).toHaveBeenCalledTimes(2);
});

test('the page stays while something on it would be lost, and says so', () => {
  const allow = warnBeforeLeaving();
  fail();
  allow();
  expect(reload).not.toHaveBeenCalled();
  expect(noticeHidden()).toBe(false);
  fail();
  expect(reload).toHaveBeenCalledOnce();
});

test('the page stays while a request is under way', () => {
  window.dispatchEvent(new CustomEvent('requests:pending', { detail: 1 }));
  fail();
  window.dispatchEvent(new CustomEvent('requests:pending', { detail: 0 }));
  expect(reload).not.toHaveBeenCalled();
  expect(noticeHidden()).toBe(false);
  fail();
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  ['without a connection', () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
  ['with a payment under way', () => localStorage.setItem('adm:payment:scholarship:star', 'x')],
  ['with an answer that is never kept', () => Object.assign(document.querySelector('input') ?? {}, { value: '1' })],
  [
    'where nothing can be kept',
    () => {
      fillUp('localStorage');
      fillUp('sessionStorage');
    },
  ],
])('the page stays %s, and says so', (_when, prepare) => {
  prepare();
  fail();
  expect(reload).not.toHaveBeenCalled();
  expect(noticeHidden()).toBe(false);
});

test('the notice has a button that loads the page again', () => {
  document.body.innerHTML = '<p id="chunk-error"><button id="chunk-error-reload"></button></p>';
  document.getElementById('chunk-error-reload')?.click();
  expect(reload).toHaveBeenCalledOnce();
});

describe('a page that opens', () => {
  const open = async (html: string): Promise<void> => {
    document.body.innerHTML = `<p id="chunk-error" hidden><button id="chunk-error-reload"></button></p>${html}`;
    vi.resetModules();
    await import('../../../src/platform/hydration/chunk-error.ts');
  };

  test('needs no more word about scripts, and waits for nothing', async () => {
    await open('<p id="needs-script"></p>');
    expect(document.getElementById('needs-script')).toBeNull();
    expect(reload).not.toHaveBeenCalled();
    expect(noticeHidden()).toBe(true);
  });

  test('is loaded again where its code had failed before this script ran', async () => {
    await open('<astro-island data-load-failed></astro-island>');
    expect(reload).toHaveBeenCalledOnce();
  });

  const REFUSED = {
    get cssRules(): never {
      throw new DOMException('Cannot access rules', 'SecurityError');
    },
  };
  const openWithStyles = async (sheet: object | null, href = '/_astro/styles.abc.css'): Promise<void> => {
    await open('');
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.setAttribute('href', href);
    Object.defineProperty(link, 'sheet', { value: sheet });
    document.body.append(link);
    window.dispatchEvent(new Event('load'));
  };

  test.each([
    ['do not come', null],
    ['come empty', { cssRules: [] }],
    ['are refused, as in Chromium', REFUSED],
  ])('is loaded again, once, where its styles %s', async (_how, sheet) => {
    await openWithStyles(sheet);
    expect(reload).toHaveBeenCalledOnce();
    await openWithStyles(sheet);
    expect(reload).toHaveBeenCalledOnce();
    expect(noticeHidden()).toBe(false);
  });

  test.each(['https://translator.example/main.css', 'chrome-extension://abc/page.css'])(
    'stays where somebody else has added styles: %s',
    async (href) => {
      await openWithStyles(REFUSED, href);
      expect(reload).not.toHaveBeenCalled();
      expect(noticeHidden()).toBe(true);
    },
  );

  test('stays where they have come', async () => {
    await openWithStyles({ cssRules: [{}] });
    expect(reload).not.toHaveBeenCalled();
    expect(noticeHidden()).toBe(true);
  });
});

describe('a form whose code does not come shows what was typed before', () => {
  const failWith = (attributes: string, draft = { first_name: 'Ann', nickname: 'A' }): (string | undefined)[] => {
    flowStores('bachelor').$draft.set(draft);
    document.body.innerHTML = `<p id="chunk-error" hidden></p>
      <form data-step-form="bachelor" ${attributes}><input name="first_name"><input name="nickname" value="typed"></form>`;
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fail();
    return [...document.querySelectorAll('input')].map(({ value }) => value);
  };

  test('where a field is empty', () => expect(failWith('')).toEqual(['Ann', 'typed']));
  test('and not where its own code has come', () => expect(failWith('data-hydrated=""')).toEqual(['', 'typed']));
  test('nor in a form of no flow', () => {
    failWith('');
    document.body.innerHTML = '<form data-step-form="elsewhere"><input name="first_name"></form>';
    fail();
    expect(document.querySelector('input')?.value).toBe('');
  });
});
