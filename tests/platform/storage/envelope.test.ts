import { describe, expect, test } from 'vitest';
import { openEnvelope, sealEnvelope } from '../../../src/platform/storage/envelope.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const sealed = sealEnvelope({ a: '1' }, undefined, NOW);
const dataAt = (text: string, now: number): unknown => openEnvelope(text, now)?.data;

describe('the life of what is kept', () => {
  test.each([
    ['at once', 0, true],
    ['after a night', 12 * HOUR, true],
    ['just before a day without use', DAY - 1, true],
    ['a day without use', DAY, false],
    ['a clock set back by half a day', -12 * HOUR, true],
    ['a clock set far back', -DAY, false],
  ])('%s', (_when, later, alive) => {
    expect(dataAt(sealed, NOW + later)).toEqual(alive ? { a: '1' } : undefined);
  });

  test('used every day it ends after seven days anyway', () => {
    let text = sealed;
    let now = NOW;
    while (now + 20 * HOUR < NOW + 7 * DAY) {
      now += 20 * HOUR;
      text = sealEnvelope({ a: '2' }, text, now);
      expect(dataAt(text, now)).toEqual({ a: '2' });
    }
    expect(dataAt(text, NOW + 7 * DAY - 1)).toEqual({ a: '2' });
    expect(dataAt(text, NOW + 7 * DAY)).toBeUndefined();
  });

  test('after its end a new one begins its own seven days', () => {
    const later = NOW + 7 * DAY;
    const text = sealEnvelope({ a: '3' }, sealed, later);
    expect(openEnvelope(text, later)).toMatchObject({ created: later, saved: later });
  });
});

test.each([
  undefined,
  '',
  'null',
  '{}',
  '[]',
  '"text"',
  '{"v":"2","created":1,"saved":1,"data":{}}',
  '{"v":1,"created":"1","saved":1,"data":{}}',
  '{"v":1,"created":null,"saved":1}',
  '{"v":1',
  '\u0000',
])('%j is no envelope', (text) => {
  expect(openEnvelope(text, 2)).toBeUndefined();
});
