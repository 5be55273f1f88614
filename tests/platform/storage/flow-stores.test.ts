// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { storageKey, type FlowKey } from '../../../src/config/storage-keys.ts';
import { sealEnvelope } from '../../../src/platform/storage/envelope.ts';
import { flowStores } from '../../../src/platform/storage/flow-stores.ts';

const CONTACT = { phone: '0812345678', phone_country: 'TH', email: 'applicant@example.com' };
const OLD_CONTACT = 'TH 0812345678 applicant@example.com';

const storeDraft = (flow: FlowKey, data: object): void =>
  localStorage.setItem(storageKey(flow, 'draft'), sealEnvelope(data, undefined));

test.each([
  ['bachelor', { reviewed: 'yes' }, { reviewed: true }],
  ['graduate', { unconfirmed: OLD_CONTACT }, { unconfirmed: CONTACT }],
  ['short-course', { unanswered: OLD_CONTACT, unconfirmed: 'TH' }, { unanswered: CONTACT }],
] as const)('a draft of %s that an earlier version stored keeps its answers and its marks: %j', (flow, old, marks) => {
  storeDraft(flow, { gpax: '3.50', ...old });
  const { $draft, $marks } = flowStores(flow);
  expect([$draft.get(), $marks.get()]).toEqual([{ gpax: '3.50' }, marks]);
  expect(localStorage.getItem(storageKey(flow, 'draft'))).not.toContain(Object.keys(old)[0]);
  expect(localStorage.getItem(storageKey(flow, 'marks'))).not.toBeNull();
});

test('a mark that is not valid is dropped, and the marks beside it stay', () => {
  const data = { reviewed: true, unconfirmed: { phone: 1 } };
  localStorage.setItem(storageKey('scholarship:star', 'marks'), sealEnvelope(data, undefined));
  expect(flowStores('scholarship:star').$marks.get()).toEqual({ reviewed: true });
});
