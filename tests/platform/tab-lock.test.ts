// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest';
import { withTabLock } from '../../src/platform/tab-lock.ts';

describe('two tabs', () => {
  /** Lets one holder of a name in at a time, as browsers do. */
  const fakeLocks = () => {
    let last: Promise<unknown> = Promise.resolve();
    return {
      request: (_name: string, _options: object, run: () => Promise<unknown>) => {
        const turn = last.then(run);
        last = turn.catch(() => undefined);
        return turn;
      },
    };
  };

  test('take turns', async () => {
    vi.stubGlobal('navigator', { locks: fakeLocks() });
    const order: string[] = [];
    const run = (name: string) => async () => {
      order.push(`${name} in`);
      await Promise.resolve();
      order.push(`${name} out`);
    };
    await Promise.all([withTabLock('pay', run('a')), withTabLock('pay', run('b'))]);
    expect(order).toEqual(['a in', 'a out', 'b in', 'b out']);
  });

  test('a browser without locks, or one that refuses them, does it anyway', async () => {
    const run = () => Promise.resolve('done');
    for (const locks of [undefined, { request: () => Promise.reject(new DOMException('no', 'SecurityError')) }]) {
      vi.stubGlobal('navigator', { locks });
      expect(await withTabLock('pay', run)).toBe('done');
    }
  });

  test('what goes wrong inside is not done twice', async () => {
    vi.stubGlobal('navigator', { locks: fakeLocks() });
    const run = vi.fn(() => Promise.reject(new Error('inside')));
    await expect(withTabLock('pay', run)).rejects.toThrow('inside');
    expect(run).toHaveBeenCalledTimes(1);
  });
});
