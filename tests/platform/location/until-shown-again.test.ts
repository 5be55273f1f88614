// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { untilShownAgain } from '../../../src/platform/location/until-shown-again.ts';

const show = (persisted: boolean): void => {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
};
const leaving = () => {
  const controller = new AbortController();
  const stop = vi.fn<() => void>();
  vi.stubGlobal('stop', stop);
  const ended = vi.fn<() => void>();
  const promise = untilShownAgain(controller.signal).then(ended);
  return { controller, stop, ended, promise };
};

test('ends when the page returns from the back/forward cache, and not before', async () => {
  const { stop, ended, promise } = leaving();
  show(false);
  await Promise.resolve();
  expect(ended).not.toHaveBeenCalled();
  show(true);
  await promise;
  expect(stop).not.toHaveBeenCalled();
});

test('ends when it is given up, and the page stays', async () => {
  const { controller, stop, promise } = leaving();
  controller.abort();
  await promise;
  expect(stop).toHaveBeenCalledOnce();
});
