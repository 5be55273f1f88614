// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { flowStores, holdApplication } from '../../src/state/flow-stores.ts';

const stores = flowStores('bachelor');
const held = () => [stores.$id.get(), stores.$token.get(), stores.$draft.get()];
const DRAFT = { gpax: '3.50' };
beforeEach(() => {
  stores.$id.set('');
  stores.$token.set('');
  stores.$draft.set(DRAFT);
});

test('an application that is opened leaves no draft of another, or of none', () => {
  holdApplication(stores, '7', 'token');
  expect(held()).toEqual(['7', 'token', {}]);
  stores.$draft.set(DRAFT);
  holdApplication(stores, '7', 'fresh');
  expect(held()).toEqual(['7', 'fresh', DRAFT]);
  holdApplication(stores, '8', '');
  expect(held()).toEqual(['8', '', {}]);
});

test('one that is only pointed at keeps what was typed before there was any', () => {
  holdApplication(stores, '7', '');
  expect(held()).toEqual(['7', '', DRAFT]);
});

test('what was held before can be put back', () => {
  stores.$id.set('6');
  stores.$token.set('old');
  const putBack = holdApplication(stores, '7', 'token');
  putBack();
  expect(held()).toEqual(['6', 'old', DRAFT]);
});
