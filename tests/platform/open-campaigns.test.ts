import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readOpenCampaigns } from '../../src/platform/open-campaigns.ts';

/** The campaigns that `src/config/sample-environment.ts` configures. */
const CONFIGURED = ['star-scholars'];

const server = vi.fn<typeof fetch>();
beforeEach(() => {
  server.mockReset();
  vi.stubGlobal('fetch', server);
});
afterEach(() => vi.useRealTimers());

test('the file of the web server says which campaigns are open', async () => {
  server.mockResolvedValue(Response.json(['brand-new', 'star-scholars']));
  expect(await readOpenCampaigns()).toEqual(['brand-new', 'star-scholars']);
  expect(server).toHaveBeenCalledExactlyOnceWith('/scholarships.json', expect.objectContaining({ cache: 'no-cache' }));
});

test('an empty file says that none is', async () => {
  server.mockResolvedValue(Response.json([]));
  expect(await readOpenCampaigns()).toEqual([]);
});

test.each([
  ['is missing', () => Promise.resolve(Response.json(['brand-new'], { status: 404 }))],
  ['cannot be fetched', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is a page', () => Promise.resolve(new Response('<!doctype html>'))],
  ['is cut off', () => Promise.resolve(new Response('["brand-new"'))],
  ['is of another form', () => Promise.resolve(Response.json({ 'brand-new': true }))],
])('the configured ones are open where the file %s', async (_how, answer) => {
  server.mockImplementation(answer);
  expect(await readOpenCampaigns()).toEqual(CONFIGURED);
});

test('a file that does not come is not waited for beyond 5 s', async () => {
  vi.useFakeTimers();
  server.mockImplementation(
    (_file, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      }),
  );
  const read = readOpenCampaigns();
  const answered = vi.fn();
  void read.then(answered);
  await vi.advanceTimersByTimeAsync(4999);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await read).toEqual(CONFIGURED);
});
