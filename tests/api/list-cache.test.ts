import { beforeEach, describe, expect, test, vi } from 'vitest';
import { call, type AnyCallInput } from '../../src/api/client.ts';
import * as application from '../../src/api/contract/application.ts';
import * as general from '../../src/api/contract/general.ts';
import { http } from '../../src/api/http.ts';
import { clearListCache, setListCacheStorage, type ListCacheStorage } from '../../src/api/list-cache.ts';

const MINUTE_MS = 60_000;
const START = Date.parse('2026-11-27T09:00:00+07:00');
const answerOf = (data: unknown) => new Response(JSON.stringify({ data }));
const namedOf = (name: string) => answerOf([{ id: '1', name }]);

let stored: string | undefined;
const storageOf = (): ListCacheStorage => ({
  load: () => stored,
  save: (text) => {
    stored = text;
  },
});

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START });
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
  let count = 0;
  fetched.mockImplementation(() => Promise.resolve(namedOf(`answer ${(count += 1)}`)));
  clearListCache();
  stored = undefined;
  setListCacheStorage(storageOf());
});

const provinces = async (how: AnyCallInput['cache'] = 'use', locale: 'en' | 'th' = 'th') =>
  (await call(general.provinces, { locale, cache: how })).map(({ name }) => name).join();
const later = (minutes: number) => vi.setSystemTime(START + minutes * MINUTE_MS);

test('a list is requested once, even by the next page of the tab', async () => {
  expect(await provinces()).toBe('answer 1');
  // The next page finds what this one has kept.
  setListCacheStorage(storageOf());
  expect(await provinces()).toBe('answer 1');
  expect(fetched).toHaveBeenCalledOnce();
});

test('concurrent requests for a list share one response', async () => {
  expect(await Promise.all([provinces(), provinces()])).toEqual(['answer 1', 'answer 1']);
});

test('another language, another query and ten minutes need a new request', async () => {
  await provinces();
  expect(await provinces('use', 'en')).toBe('answer 2');
  const districts = await call(general.districts, { locale: 'th', cache: 'use', query: { province_id: '10' } });
  expect(districts[0]?.name).toBe('answer 3');
  later(9);
  expect(await provinces()).toBe('answer 1');
  later(10);
  expect(await provinces()).toBe('answer 4');
});

test('a list that decides who may apply is always requested, and kept for other uses', async () => {
  await provinces();
  expect(await provinces('refresh')).toBe('answer 2');
  expect(await provinces()).toBe('answer 2');
});

test('a call without the option neither uses nor keeps a list', async () => {
  expect(await call(general.provinces, { locale: 'th' })).toHaveLength(1);
  expect(stored).toBeUndefined();
  await provinces();
  await call(general.provinces, { locale: 'th' });
  expect(fetched).toHaveBeenCalledTimes(3);
});

test('a list from the future is requested again, because the clock was wrong', async () => {
  await provinces();
  later(-5);
  expect(await provinces()).toBe('answer 2');
});

describe('is requested again', () => {
  test('a failed or unreadable response', async () => {
    fetched.mockResolvedValueOnce(new Response('{"message":"No"}', { status: 400 }));
    await expect(provinces()).rejects.toMatchObject({ status: 400 });
    fetched.mockResolvedValueOnce(new Response('<html>'));
    await expect(provinces()).rejects.toMatchObject({ kind: 'unreadable' });
    expect(await provinces()).toBe('answer 1');
  });

  test('a round that has closed since', async () => {
    const round = { id: '1', name: 'Round 1', closes_at: '2026-11-27T09:05:00+07:00' };
    fetched.mockImplementation(() => Promise.resolve(answerOf([round])));
    const rounds = () => call(application.campaigns, { locale: 'th', cache: 'use', query: { type: 'bachelor' } });
    await rounds();
    later(4);
    await rounds();
    expect(fetched).toHaveBeenCalledOnce();
    later(5);
    await rounds();
    expect(fetched).toHaveBeenCalledTimes(2);
    // The server has listed it after its end.
    later(6);
    await rounds();
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  test('a list of which one round of several has closed since', async () => {
    const round = (id: string, closes_at: string | null) => ({ id, name: id, closes_at });
    const rounds = [round('1', '2026-11-27T09:05:00+07:00'), round('2', '2026-12-31T16:00:00+07:00'), round('3', null)];
    fetched.mockImplementation(() => Promise.resolve(answerOf(rounds)));
    const ask = () => call(application.campaigns, { locale: 'th', cache: 'use', query: { type: 'bachelor' } });
    await ask();
    later(5);
    expect(await ask()).toHaveLength(3);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  test('no list after a refused call that only reads', async () => {
    await provinces();
    fetched.mockResolvedValueOnce(new Response('{"message":"No such application"}', { status: 404 }));
    const reading = http({ method: 'GET', address: '/api/application/7', headers: {} });
    await expect(reading).rejects.toMatchObject({ kind: 'unreadable' });
    expect(await provinces()).toBe('answer 1');
  });

  test('every list, after a refused call that saves', async () => {
    await provinces();
    fetched.mockResolvedValueOnce(new Response('{"message":"The round has closed"}', { status: 409 }));
    const saving = http({ method: 'PATCH', address: '/api/application/7', headers: {}, body: {} });
    await expect(saving).rejects.toMatchObject({ status: 409 });
    expect(await provinces()).toBe('answer 2');
  });

  test.each([
    '',
    '{',
    'null',
    '7',
    '[]',
    '{"th /api/general/location/province/all":7}',
    '{"th /api/general/location/province/all":[0]}',
  ])('a list kept as %j', async (text) => {
    stored = text;
    expect(await provinces()).toBe('answer 1');
    expect(await provinces()).toBe('answer 1');
  });

  test('a response that this build cannot read', async () => {
    await provinces();
    stored = stored?.replace('name', 'title');
    expect(await provinces()).toBe('answer 2');
  });
});

test('where the tab keeps nothing, a list is kept as long as the page', async () => {
  vi.resetModules();
  const fresh = await import('../../src/api/client.ts');
  for (const name of ['answer 1', 'answer 1'])
    expect(await fresh.call(general.provinces, { locale: 'th', cache: 'use' })).toMatchObject([{ name }]);
  expect(stored).toBeUndefined();
});

test('a full store is emptied', async () => {
  const searched = (search: string) => call(general.schools, { locale: 'th', cache: 'use', query: { search } });
  fetched.mockImplementation(() => Promise.resolve(namedOf('x'.repeat(90_000))));
  for (const search of ['first', 'second', 'second', 'first']) await searched(search);
  expect(fetched).toHaveBeenCalledTimes(2);
  await searched('third');
  expect(stored).toBe('{}');
  for (const search of ['third', 'first', 'third']) await searched(search);
  expect(fetched).toHaveBeenCalledTimes(5);
});

test('concurrent requests of two bundles of a page share one response', async () => {
  const first = provinces();
  vi.resetModules();
  const { call: callOfOther } = await import('../../src/api/client.ts');
  const { setListCacheStorage: setStorageOfOther } = await import('../../src/api/list-cache.ts');
  setStorageOfOther(storageOf());
  const second = callOfOther(general.provinces, { locale: 'th', cache: 'use' });
  expect([await first, (await second).map(({ name }) => name).join()]).toEqual(['answer 1', 'answer 1']);
});
