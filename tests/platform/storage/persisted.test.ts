// @vitest-environment happy-dom
import fc from 'fast-check';
import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { storageKey } from '../../../src/config/storage-keys.ts';
import { sealEnvelope } from '../../../src/platform/storage/envelope.ts';
import { flowStores } from '../../../src/platform/storage/flow-stores.ts';
import { persisted } from '../../../src/platform/storage/persisted.ts';
import { $storageKind } from '../../../src/platform/storage/storage-engine.ts';
import { setSharedComputer } from '../../../src/platform/storage/browser-storage.ts';
import { casesOf, LAST_LIMIT_MS, NAMED_SEED, SEED } from '../../random-runs.ts';
import { fillUp, freshStorage } from './broken-storage.ts';

const KEY = storageKey('bachelor', 'draft');
const NEIGHBOUR = storageKey('bachelor', 'token');
const Draft = v.record(v.string(), v.string());
/** As after a page load: a store made again from what the browser holds. */
const loaded = () => persisted(KEY, Draft, {});
const seal = (data: unknown): string => sealEnvelope(data, undefined);

beforeEach(() => {
  freshStorage();
  localStorage.setItem(NEIGHBOUR, seal('t'));
});

test('what is set is there after a reload', () => {
  loaded().set({ first_name: 'ก' });
  expect(loaded().get()).toEqual({ first_name: 'ก' });
});

test('the initial value leaves no key behind', () => {
  const $draft = loaded();
  $draft.set({ first_name: 'ก' });
  $draft.set({});
  expect(localStorage.getItem(KEY)).toBeNull();
});

describe('what cannot be trusted drops its own key only', () => {
  test.each([
    ['cut JSON', '{"v":1,"created"'],
    ['an older shape', JSON.stringify({ first_name: 'ก' })],
    ['a wrong kind of value', seal({ first_name: 1 })],
    ['a text', seal('first_name')],
    ['null', seal(null)],
    ['past its life', JSON.stringify({ v: 1, created: 1, saved: 1, data: { first_name: 'ก' } })],
    ['five megabytes of nothing', 'x'.repeat(5_000_000)],
  ])('%s', (_what, text) => {
    localStorage.setItem(KEY, text);
    expect(loaded().get()).toEqual({});
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(localStorage.getItem(NEIGHBOUR)).not.toBeNull();
  });

  test('an id that is no id', () => {
    localStorage.setItem(storageKey('graduate', 'id'), seal('../7'));
    localStorage.setItem(storageKey('graduate', 'token'), seal('t'));
    expect(flowStores('graduate').$id.get()).toBe('');
    expect(flowStores('graduate').$token.get()).toBe('t');
  });
});

describe('a draft loses the answers that are no texts, and keeps the others', () => {
  const data = { first_name: 'ก', gpax: 3.5, email: null, phone: ['0'] };
  test.each([
    ['scholarship:three', seal(data), { first_name: 'ก' }],
    ['scholarship:four', seal(data).replace('"v":1', '"v":2'), { first_name: 'ก' }],
    ['scholarship:one-more', seal([1, 'a']), {}],
  ] as const)('of %s: %s', (flow, text, kept) => {
    localStorage.setItem(storageKey(flow, 'draft'), text);
    expect(flowStores(flow).$draft.get()).toEqual(kept);
  });
});

test('names that belong to every object are no values', () => {
  localStorage.setItem(KEY, seal({}).replace('{}', '{"__proto__":{"email":"x"},"constructor":"y","email":"a@x.th"}'));
  const draft = loaded().get();
  expect(draft).toEqual({ email: 'a@x.th' });
  expect(Object.getPrototypeOf(draft)).toBe(Object.prototype);
});

test('five megabytes of text and half a character survive', () => {
  const draft = { activities: 'ก'.repeat(1_000_000), first_name: 'a\uD800' };
  loaded().set(draft);
  expect(loaded().get()).toEqual(draft);
});

test(
  `no stored text whatever makes a page fail (${NAMED_SEED})`,
  () => {
    const json = fc.jsonValue({ maxDepth: 2 });
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      json.map((value) => JSON.stringify(value)),
      json.map(seal),
      fc
        .record({ v: fc.constantFrom(1, 2, '1'), created: json, saved: json, data: json })
        .map((one) => JSON.stringify(one)),
      fc.dictionary(fc.string(), fc.string()).map(seal),
    );
    fc.assert(
      fc.property(text, (stored) => {
        localStorage.setItem(KEY, stored);
        const draft = loaded().get();
        if (!v.is(Draft, draft)) throw new Error(`no draft: ${JSON.stringify(draft)}`);
      }),
      { numRuns: casesOf(2000), seed: SEED },
    );
  },
  LAST_LIMIT_MS,
);

describe('where it is kept', () => {
  test('a full storage is reported to the page, and nothing is lost', () => {
    fillUp('localStorage');
    const $draft = loaded();
    $draft.set({ first_name: 'ก' });
    expect($storageKind.get()).toBe('tab');
    expect(loaded().get()).toEqual({ first_name: 'ก' });
    fillUp('sessionStorage');
    $draft.set({ first_name: 'ข' });
    expect($storageKind.get()).toBe('memory');
    expect(loaded().get()).toEqual({ first_name: 'ข' });
  });

  test('a tab that was chosen is no fault to tell', () => {
    $storageKind.set('local');
    setSharedComputer(true);
    loaded().set({ first_name: 'ก' });
    expect(sessionStorage.getItem(KEY)).not.toBeNull();
    expect($storageKind.get()).toBe('local');
  });
});

test('what another tab writes is heard', () => {
  const $draft = loaded();
  const heard: unknown[] = [];
  const stop = $draft.listen((draft) => heard.push(draft));
  const newValue = seal({ first_name: 'ก' });
  localStorage.setItem(KEY, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue }));
  localStorage.removeItem(KEY);
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: null }));
  stop();
  expect(heard).toEqual([{ first_name: 'ก' }, {}]);
});

test('two scholarship campaigns do not mix', () => {
  flowStores('scholarship:one').$draft.set({ first_name: 'ก' });
  expect(flowStores('scholarship:two').$draft.get()).toEqual({});
  expect(flowStores('scholarship:one')).toBe(flowStores('scholarship:one'));
});
