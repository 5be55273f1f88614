// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cameFromOwnHost, nextHop } from '../../../src/platform/location/next-origin.ts';

const [BACHELOR, DASHBOARD, MAIN] = [
  'https://regisbachelor.uni.test',
  'https://dashboard.uni.test',
  'https://uni.test',
];
const ALL = [BACHELOR, DASHBOARD, MAIN];

describe('the round through all hosts', () => {
  test.each([...ALL, 'https://regisbachelor-dev.uni.test'])(
    'that begins at %s visits each of them once, and ends',
    (start) => {
      const visited = [start];
      for (let hop = nextHop(ALL, start, undefined); hop; hop = nextHop(ALL, hop.origin, hop.remaining))
        visited.push(hop.origin);
      expect([...visited].sort()).toEqual([...new Set([...ALL, start])].sort());
    },
  );

  test.each([[[]], [[MAIN]]])('is none where the hosts are %j', (origins) => {
    expect(nextHop(origins, MAIN, undefined)).toBeUndefined();
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
  expect(cameFromOwnHost(ALL, 'https://own.test', referrer)).toBe(expected);
});

describe('the page', () => {
  const replace = vi.fn<Location['replace']>();
  const own = window.location.origin;
  const open = async (referrer: string, hash = '', origins = [MAIN, own]): Promise<void> => {
    window.history.replaceState(null, '', `/en/clear-device${hash}`);
    vi.resetModules();
    vi.spyOn(window.location, 'replace').mockImplementation(replace);
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
    document.body.innerHTML = `<main id="clear-device" data-origins="${origins.join(' ')}">
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
  });

  test('clears at once for a visitor of ours, and the home page says so', async () => {
    await open(`${MAIN}/`, '#0');
    expect(new Set(keys())).toEqual(new Set(['adm:cleared']));
    expect(replace).toHaveBeenCalledExactlyOnceWith('/en#cleared');
  });

  test.each([
    ['where the round begins', `${window.location.origin}/`, '', [own, MAIN], `${MAIN}/en/clear-device#0`],
    ['in the middle', `${MAIN}/`, '#1', [MAIN, own, BACHELOR], `${BACHELOR}/en/clear-device#0`],
    ['behind the last in the list', `${BACHELOR}/`, '#1', [MAIN, BACHELOR, own], `${MAIN}/en/clear-device#0`],
    ['when all is done elsewhere', `${BACHELOR}/`, '#0', [own, BACHELOR, MAIN], `${MAIN}/en#cleared`],
  ])('leads on: %s', async (_where, referrer, hash, origins, next) => {
    await open(referrer, hash, origins);
    expect(replace).toHaveBeenCalledExactlyOnceWith(next);
  });

  test('asks anybody else first', async () => {
    await open('https://evil.test/', '#0');
    expect([keys().length, replace.mock.calls.length]).toEqual([2, 0]);
    expect(document.querySelector('div')?.hidden).toBe(false);
    document.querySelector('button')?.click();
    expect(new Set(keys())).toEqual(new Set(['adm:cleared']));
    expect(replace).toHaveBeenCalledExactlyOnceWith(`${MAIN}/en/clear-device#0`);
  });
});
