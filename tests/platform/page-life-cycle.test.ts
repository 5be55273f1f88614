// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { afterLoad, waitForPageShow } from '../../src/platform/page-life-cycle.ts';

describe('a task after the page has loaded', () => {
  const run = vi.fn();
  beforeEach(() => {
    run.mockReset();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => vi.useRealTimers());

  /** A browser whose processor is never idle: it calls back when the timeout is over. */
  const busy = (callback: IdleRequestCallback, { timeout = Infinity }: IdleRequestOptions = {}) => {
    if (timeout < Infinity) setTimeout(callback, timeout);
    return 0;
  };

  test('it waits for the page first, and begins once', () => {
    vi.stubGlobal('requestIdleCallback', busy);
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    afterLoad(run);
    vi.advanceTimersByTime(10_000);
    expect(run).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('load'));
    window.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(2000);
    expect(run).toHaveBeenCalledOnce();
  });

  test('a browser that does not report when it is idle begins soon after the page', () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    Reflect.deleteProperty(window, 'requestIdleCallback');
    afterLoad(run);
    vi.advanceTimersByTime(200);
    expect(run).toHaveBeenCalledOnce();
  });
});

describe('waiting for a page that is being left', () => {
  const show = (persisted: boolean): void => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  };
  const leaving = () => {
    const controller = new AbortController();
    const stop = vi.fn<() => void>();
    vi.stubGlobal('stop', stop);
    const ended = vi.fn<() => void>();
    const promise = waitForPageShow(controller.signal).then(ended);
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
});
