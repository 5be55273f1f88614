// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { storageKey } from '../../../src/config/storage-keys.ts';
import { sealEnvelope } from '../../../src/platform/storage/envelope.ts';
import { flowStores } from '../../../src/platform/storage/flow-stores.ts';

test('a mark that is not valid is dropped, and the marks beside it stay', () => {
  const data = { reviewed: true, unconfirmed: { phone: 1 } };
  localStorage.setItem(storageKey('scholarship:star', 'marks'), sealEnvelope(data, undefined));
  expect(flowStores('scholarship:star').$marks.get()).toEqual({ reviewed: true });
});
