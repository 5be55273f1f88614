// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { isSentByUs, nextOrigin } from '../../../src/platform/location/next-origin.ts';

const [BACHELOR, DASHBOARD, MAIN] = [
  'https://regisbachelor.uni.test',
  'https://dashboard.uni.test',
  'https://uni.test',
];
const ALL = [BACHELOR, DASHBOARD, MAIN];

describe('the round through all hosts', () => {
  test.each([
    [BACHELOR, DASHBOARD],
    [DASHBOARD, MAIN],
    [MAIN, undefined],
    ['https://regisbachelor-dev.uni.test', BACHELOR],
  ])('after %s comes %s', (own, next) => {
    expect(nextOrigin(ALL, own)).toBe(next);
  });

  test('comes to an end from every host, also from one that is not in the list', () => {
    for (const start of [...ALL, 'https://other.uni.test']) {
      const visited: string[] = [];
      for (let at: string | undefined = start; at !== undefined; at = nextOrigin(ALL, at)) visited.push(at);
      expect(visited.at(-1)).toBe(MAIN);
      expect(visited.length).toBeLessThanOrEqual(ALL.length + 1);
    }
    expect(nextOrigin([], MAIN)).toBeUndefined();
    expect(nextOrigin([MAIN], MAIN)).toBeUndefined();
  });
});

test.each([
  [true, `${BACHELOR}/`],
  [true, 'https://own.test/some/page?x'],
  [false, ''],
  [false, 'https://evil.test/'],
  [false, 'https://uni.test.evil.test/'],
  [false, 'http://uni.test/'],
  [false, 'https://uni.test@evil.test/'],
  [false, 'no address'],
])('a visitor is sent by one of our hosts: %s for %j', (expected, referrer) => {
  expect(isSentByUs(ALL, 'https://own.test', referrer)).toBe(expected);
});

describe('the page', () => {
  const replace = vi.fn<Location['replace']>();
  const open = async (referrer: string): Promise<void> => {
    vi.resetModules();
    vi.spyOn(window.location, 'replace').mockImplementation(replace);
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
    document.body.innerHTML = `<main id="clear-device" data-origins="${MAIN} ${window.location.origin}">
      <p role="status">…</p><div hidden><button>Delete</button></div></main>`;
    localStorage.setItem('adm:bachelor:draft', 'x');
    sessionStorage.setItem('adm:bachelor:token', 'x');
    await import('../../../src/platform/location/clear-this-host.ts');
  };
  const keys = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
  beforeEach(() => {
    replace.mockClear();
    localStorage.clear();
    sessionStorage.clear();
    window.history.replaceState(null, '', '/en/clear-device');
  });

  test('clears at once for a visitor of ours, and the home page says so', async () => {
    await open(`${MAIN}/`);
    expect(keys()).toEqual([]);
    expect(replace).toHaveBeenCalledExactlyOnceWith('/en#cleared');
  });

  test('asks anybody else first', async () => {
    await open('https://evil.test/');
    expect([keys().length, replace.mock.calls.length]).toEqual([2, 0]);
    expect(document.querySelector('div')?.hidden).toBe(false);
    document.querySelector('button')?.click();
    expect(keys()).toEqual([]);
    expect(replace).toHaveBeenCalledExactlyOnceWith('/en#cleared');
  });
});
