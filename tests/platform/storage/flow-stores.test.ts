// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { storageKey } from '../../../src/config/storage-keys.ts';
import { openEnvelope, sealEnvelope } from '../../../src/platform/storage/envelope.ts';
import { flowStores } from '../../../src/platform/storage/flow-stores.ts';

test('a mark that is not valid is dropped, and the marks beside it stay', () => {
  const data = { reviewed: true, unconfirmed: { phone: 1 } };
  localStorage.setItem(storageKey('scholarship:star', 'marks'), sealEnvelope(data, undefined));
  expect(flowStores('scholarship:star').$marks.get()).toEqual({ reviewed: true });
});

test.each(['faculty', 'faculty_id'])('a draft that was stored with "%s" is read, and stored with "faculty"', (name) => {
  const flow = `scholarship:${name}` as const;
  const kept = (): unknown => openEnvelope(localStorage.getItem(storageKey(flow, 'draft')) ?? undefined)?.data;
  localStorage.setItem(storageKey(flow, 'draft'), sealEnvelope({ education: 'm6', [name]: '1' }, undefined));
  const { $draft } = flowStores(flow);
  expect($draft.get()).toEqual({ education: 'm6', faculty_id: '1' });
  $draft.set({ ...$draft.get(), first_name: 'ก' });
  expect(kept()).toEqual({ education: 'm6', faculty: '1', first_name: 'ก' });
  $draft.set({ faculty_id: '2' });
  expect(kept()).toEqual({ faculty: '2' });
});
