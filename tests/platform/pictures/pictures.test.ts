import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PICTURE_WAIT_MS } from '../../../src/config/constants.ts';
import type { PictureReply, PictureRequest } from '../../../src/platform/pictures/picture-worker.ts';

const JPEG = new Blob(['worker'], { type: 'image/jpeg' });
const task = {
  name: 'upright',
  picture: new Blob(['photo']),
  options: { isCut: false, longSide: 10, quality: 1 },
} as const;

type Answer = (request: PictureRequest) => Blob | 'nothing' | 'error' | undefined;
let answer: Answer;
let loads: boolean;
let workers: FakeWorker[];

/** Loads its code unless the test says otherwise, and answers by what the test says: a picture, nothing, or an error. */
class FakeWorker extends EventTarget {
  constructor() {
    super();
    workers.push(this);
  }
  readonly terminate = vi.fn();
  postMessage(request: PictureRequest): void {
    if (loads) this.reply({ kind: 'loaded' });
    const jpeg = answer(request);
    if (jpeg === 'error') this.dispatchEvent(new Event('error'));
    else if (jpeg !== 'nothing') this.reply({ kind: 'done', id: request.id, result: jpeg });
  }
  reply(data: PictureReply): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
}

beforeEach(() => {
  workers = [];
  loads = true;
  vi.resetModules();
  vi.stubGlobal('OffscreenCanvas', FakeWorker);
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const work = async () => (await import('../../../src/platform/pictures/pictures.ts')).workOnPicture;

test('one worker does all of the work, each result for its own picture', async () => {
  answer = ({ id }) => (id === 1 ? JPEG : undefined);
  const workOnPicture = await work();
  expect(await Promise.all([workOnPicture(task), workOnPicture(task)])).toEqual([JPEG, undefined]);
  expect(workers).toHaveLength(1);
});

test('a worker that the system has ended leaves the picture as it is', async () => {
  answer = () => 'nothing';
  const workOnPicture = await work();
  vi.useFakeTimers();
  const result = workOnPicture(task);
  await vi.advanceTimersByTimeAsync(PICTURE_WAIT_MS);
  expect(await result).toBeUndefined();
});

test('the time of a picture begins with its own turn, and the one after a lost worker gets a new worker', async () => {
  answer = (request) =>
    'picture' in request.task && request.task.picture === task.picture && workers.length > 1 ? JPEG : 'nothing';
  const createPolicy = vi.fn((_name: string, rules: object) => rules);
  createPolicy.mockImplementationOnce((_name, rules) => rules);
  vi.stubGlobal('trustedTypes', { createPolicy });
  const workOnPicture = await work();
  vi.useFakeTimers();
  const results = Promise.all([workOnPicture({ ...task, picture: new Blob(['lost']) }), workOnPicture(task)]);
  await vi.advanceTimersByTimeAsync(PICTURE_WAIT_MS);
  expect(await results).toEqual([undefined, JPEG]);
  expect(workers).toHaveLength(2);
  expect(workers[0]?.terminate).toHaveBeenCalledTimes(1);
  expect(createPolicy).toHaveBeenCalledTimes(1);
});

test('code that cannot be loaded says nothing about the picture, and is loaded again for the next one', async () => {
  answer = () => 'error';
  const { createPictureWork } = await import('../../../src/platform/pictures/pictures.ts');
  const load = vi.fn<Parameters<typeof createPictureWork>[0]>();
  load.mockRejectedValueOnce(new TypeError('no chunk'));
  load.mockResolvedValueOnce({ runPictureTask: () => Promise.resolve(JPEG) });
  const workOnPicture = createPictureWork(load);
  const results = await Promise.allSettled([workOnPicture(task), workOnPicture(task)]);
  expect(results).toMatchObject([
    { status: 'rejected', reason: { message: 'no chunk' } },
    { status: 'fulfilled', value: JPEG },
  ]);
});

test('a worker that does not arrive in time leaves its work to the page', async () => {
  loads = false;
  answer = () => 'nothing';
  const { createPictureWork } = await import('../../../src/platform/pictures/pictures.ts');
  const workOnPicture = createPictureWork(() => Promise.resolve({ runPictureTask: () => Promise.resolve(JPEG) }));
  vi.useFakeTimers();
  const result = workOnPicture(task);
  await vi.advanceTimersByTimeAsync(PICTURE_WAIT_MS);
  expect(await result).toBe(JPEG);
  expect(workers[0]?.terminate).toHaveBeenCalledTimes(1);
  expect(await workOnPicture(task)).toBe(JPEG);
  expect(workers).toHaveLength(1);
});

test('the time in which a worker loads does not count as time of the picture', async () => {
  loads = false;
  answer = () => 'nothing';
  const workOnPicture = await work();
  vi.useFakeTimers();
  const result = workOnPicture(task);
  await vi.advanceTimersByTimeAsync(PICTURE_WAIT_MS - 1);
  workers[0]?.reply({ kind: 'loaded' });
  await vi.advanceTimersByTimeAsync(PICTURE_WAIT_MS - 1);
  workers[0]?.reply({ kind: 'done', id: 1, result: JPEG });
  expect(await result).toBe(JPEG);
});

test.each([
  ['the worker cannot be loaded', () => (answer = () => 'error')],
  [
    'workers are refused',
    () =>
      vi.stubGlobal('Worker', function refuse() {
        throw new DOMException('no', 'SecurityError');
      }),
  ],
  ['workers have no canvas', () => vi.stubGlobal('OffscreenCanvas', undefined)],
])('the page does it itself where %s', async (_where, set) => {
  set();
  const decode = vi.fn().mockRejectedValue(new Error('no memory'));
  vi.stubGlobal('createImageBitmap', decode);
  const workOnPicture = await work();
  expect(await workOnPicture(task)).toBeUndefined();
  expect(await workOnPicture(task)).toBeUndefined();
  expect(decode).toHaveBeenCalledTimes(2);
});

test('a page with Trusted Types starts the worker from an address of its policy', async () => {
  answer = () => JPEG;
  const createPolicy = vi.fn((_name: string, rules: { createScriptURL: (url: string) => string }) => rules);
  vi.stubGlobal('trustedTypes', { createPolicy });
  expect(await (await work())(task)).toBe(JPEG);
  expect(createPolicy.mock.calls[0]?.[0]).toBe('picture-worker');
});
