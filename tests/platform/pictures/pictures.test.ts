import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PICTURE_WAIT_MS } from '../../../src/config/constants.ts';
import type { PictureRequest } from '../../../src/platform/pictures/picture-worker.ts';

const JPEG = new Blob(['worker'], { type: 'image/jpeg' });
const task = {
  name: 'upright',
  picture: new Blob(['photo']),
  options: { isCut: false, longSide: 10, quality: 1 },
} as const;

type Answer = (request: PictureRequest) => unknown;
let answer: Answer;
let workers: FakeWorker[];

/** Answers by what the test says: a reply, nothing, or an error. */
class FakeWorker extends EventTarget {
  constructor() {
    super();
    workers.push(this);
  }
  readonly terminate = vi.fn();
  postMessage(request: PictureRequest): void {
    const data = answer(request);
    if (data === 'error') this.dispatchEvent(new Event('error'));
    else if (data) this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
}

beforeEach(() => {
  workers = [];
  vi.resetModules();
  vi.stubGlobal('OffscreenCanvas', FakeWorker);
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const work = async () => (await import('../../../src/platform/pictures/pictures.ts')).workOnPicture;

test('one worker does all of the work, each answer for its own picture', async () => {
  answer = ({ id }) => ({ id, jpeg: id === 1 ? JPEG : undefined });
  const workOnPicture = await work();
  expect(await Promise.all([workOnPicture(task), workOnPicture(task)])).toEqual([JPEG, undefined]);
  expect(workers).toHaveLength(1);
});

test('a worker that the system has ended leaves the picture as it is', async () => {
  answer = () => undefined;
  const workOnPicture = await work();
  vi.useFakeTimers();
  const result = workOnPicture(task);
  await vi.advanceTimersByTimeAsync(PICTURE_WAIT_MS);
  expect(await result).toBeUndefined();
});

test('the time of a picture begins with its own turn, and the one after a lost worker gets a new worker', async () => {
  answer = (request) =>
    'picture' in request.task &&
    request.task.picture === task.picture &&
    workers.length > 1 && { id: request.id, jpeg: JPEG };
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

test('code that cannot be loaded is reported, and the picture stays as it is', async () => {
  answer = () => 'error';
  const dispatchEvent = vi.fn();
  vi.stubGlobal('document', { dispatchEvent });
  const { createPictureWork } = await import('../../../src/platform/pictures/pictures.ts');
  const workOnPicture = createPictureWork(() => Promise.reject(new TypeError('no chunk')));
  expect(await workOnPicture(task)).toBeUndefined();
  expect(dispatchEvent).toHaveBeenCalledWith(expect.objectContaining({ type: 'chunk:failed' }));
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
  answer = ({ id }) => ({ id, jpeg: JPEG });
  const createPolicy = vi.fn((_name: string, rules: { createScriptURL: (url: string) => string }) => rules);
  vi.stubGlobal('trustedTypes', { createPolicy });
  expect(await (await work())(task)).toBe(JPEG);
  expect(createPolicy.mock.calls[0]?.[0]).toBe('picture-worker');
});
