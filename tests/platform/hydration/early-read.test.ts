// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { sealEnvelope } from '../../../src/platform/storage/envelope.ts';

const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response('{}')));
const store = (values: Record<string, string>, now = Date.now()): void =>
  Object.entries(values).forEach(([part, value]) =>
    localStorage.setItem(`adm:bachelor:${part}`, sealEnvelope(value, undefined, now)),
  );

beforeEach(() => {
  vi.resetModules();
  fetched.mockClear();
  globalThis.earlyResponses = undefined;
  vi.stubGlobal('fetch', fetched);
  localStorage.clear();
  // The translator of a browser replaces the language of the document.
  document.documentElement.lang = 'my';
  const script = document.createElement('script');
  script.dataset['flow'] = 'bachelor';
  script.dataset['earlyReads'] = '/api/application/__id__ /api/application/file/?application_id=__id__';
  document.head.replaceChildren(script);
});
const run = () => import('../../../src/platform/hydration/early-read.ts');

test('a browser with an application asks for it, and for its documents, with its token', async () => {
  store({ id: 'A-7', token: 'secret' });
  await run();
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([
    '/api/application/A-7',
    '/api/application/file/?application_id=A-7',
  ]);
  expect(fetched.mock.calls[0]?.[1]?.headers).toMatchObject({ 'Accept-Language': 'th' });
  expect(Object.values(fetched.mock.calls[0]?.[1]?.headers ?? {})).toContain('secret');
});

test.each([
  ['nothing', () => undefined],
  ['an id alone', () => store({ id: 'A-7' })],
  ['an application that has expired', () => store({ id: 'A-7', token: 'secret' }, Date.now() - 30 * 24 * 3_600_000)],
])('a browser that keeps %s asks for nothing', async (_what, keep) => {
  keep();
  await run();
  expect(fetched).not.toHaveBeenCalled();
});

test('the responses are those of the revision that was stored, and end with the page', async () => {
  store({ id: 'A-7', token: 'secret', revision: 'r1' });
  await run();
  expect(globalThis.earlyResponses?.revision).toBe('r1');
  window.dispatchEvent(new Event('pagehide'));
  expect(globalThis.earlyResponses).toBeUndefined();
});
