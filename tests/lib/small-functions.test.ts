import { describe, expect, test } from 'vitest';
import { daysAfter } from '../../src/lib/days-after.ts';
import { joinParts, keepDots } from '../../src/lib/join-parts.ts';
import { isLoopback } from '../../src/lib/loopback.ts';
import { singleFlight } from '../../src/lib/single-flight.ts';

test.each([
  ['2026-11-20T03:00:00Z', 3, '2026-11-23T03:00:00.000Z'],
  ['2026-12-31T20:00:00+07:00', 1, '2027-01-01T13:00:00.000Z'],
  ['soon', 3, undefined],
  ['', 3, undefined],
  [null, 3, undefined],
  [undefined, 3, undefined],
])('after %s, %i days on: %s', (instant, days, expected) => {
  expect(daysAfter(instant, days)).toBe(expected);
});

test('parts that are missing leave no gap in a line', () => {
  expect(joinParts('a', '', null, undefined, 'b')).toBe('a · b');
  expect(joinParts()).toBe('');
  expect(keepDots(joinParts('a', 'b', 'c'))).toBe('a\u00A0· b\u00A0· c');
});

describe('this machine', () => {
  test.each([
    ...['localhost', 'LOCALHOST', 'app.localhost', 'my-site.app.localhost', '127.0.0.1', '127.255.255.254'],
    ...['::ffff:127.0.0.1', '::1', '[::1]'],
  ])('is %s', (host) => {
    expect(isLoopback(host)).toBe(true);
  });

  test.each([
    ...['', 'example.org', 'localhost.example.org', 'notlocalhost', 'my localhost', '127.0.0.1.example.org'],
    ...['127.0.0', '127.0.0.1234', '127.0.0.x', '10.127.0.0.1', '::2', 'x::1', '[::1]:80', '::ffff:10.0.0.1'],
  ])('is not "%s"', (host) => {
    expect(isLoopback(host)).toBe(false);
  });
});

describe('a function of which one call runs at a time', () => {
  test('gives its promise to calls that come meanwhile, then runs again', async () => {
    const ends: ((value: string) => void)[] = [];
    const inputs: string[] = [];
    const run = singleFlight((input: string) => {
      inputs.push(input);
      return new Promise<string>((resolve) => ends.push(resolve));
    });
    const both = [run('a'), run('b')];
    ends[0]?.('first');
    expect(await Promise.all(both)).toEqual(['first', 'first']);
    const next = run('c');
    ends[1]?.('second');
    expect(await next).toBe('second');
    expect(inputs).toEqual(['a', 'c']);
  });

  test('runs again after one that has failed', async () => {
    let isFirst = true;
    const run = singleFlight(() => {
      const failed = isFirst;
      isFirst = false;
      return failed ? Promise.reject(new Error('offline')) : Promise.resolve('good');
    });
    await expect(run()).rejects.toThrow('offline');
    expect(await run()).toBe('good');
  });
});
