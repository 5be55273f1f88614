// @vitest-environment happy-dom
import { act, renderHook, waitFor } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import * as general from '../../src/api/contract/general.ts';
import { lookup } from '../../src/field-kinds/lookup.ts';
import { useLookup } from '../../src/field-kinds/ui/use-lookup.ts';
import type { Values } from '../../src/model/rules.ts';
import { FlowProvider } from '../../src/application/ui/flow-context.tsx';
import { freshSession, messages } from '../application/test-session.ts';
import { fakeServer, deferredReply, offline, type FakeServer } from '../application/fake-server.ts';

const districts = lookup(general.districts, ({ province_id }) => (province_id ? { province_id } : undefined));
const listOf = (name: string) => [{ id: 1, name }];

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
});

const open = (values: Values) => {
  const session = freshSession();
  return renderHook((asked: { values: Values }) => useLookup(districts, asked.values), {
    initialProps: { values },
    wrapper: ({ children }: { children: ReactNode }) => createElement(FlowProvider, { session, messages, children }),
  });
};
const labels = (state: ReturnType<typeof useLookup>): unknown =>
  state.kind === 'ready' ? state.options.map(({ label }) => label) : state.kind;
const asked = (): unknown[] => server.seen.map(({ query }) => query['province_id']);

test('asks nothing until the field it depends on is answered', async () => {
  const page = open({});
  expect(page.result.current).toEqual({ kind: 'waiting' });
  await act(() => Promise.resolve());
  expect(server.seen).toEqual([]);
});

test('requests the list and returns options with their items', async () => {
  server.on('/district/all', listOf('Dusit'));
  const page = open({ province_id: '10' });
  expect(page.result.current.kind).toBe('loading');
  await waitFor(() => expect(labels(page.result.current)).toEqual(['Dusit']));
  expect(page.result.current).toMatchObject({ options: [{ value: '1', item: { id: '1', name: 'Dusit' } }] });
});

test('only the response to the newest request is shown, in whatever order responses come', async () => {
  const [first, second] = [deferredReply(), deferredReply()];
  server.on('/district/all', ({ query }: { query: Values }) =>
    (query['province_id'] === '10' ? first : second).reply(),
  );
  const page = open({ province_id: '10' });
  page.rerender({ values: { province_id: '20' } });
  await act(async () => {
    second.answer(listOf('newest'));
    await Promise.resolve();
  });
  await waitFor(() => expect(labels(page.result.current)).toEqual(['newest']));
  await act(async () => {
    first.answer(listOf('outdated'));
    await Promise.resolve();
  });
  expect(labels(page.result.current)).toEqual(['newest']);
});

test('the list of an earlier choice is gone while the next one comes, and when there is nothing to ask', async () => {
  server.on('/district/all', listOf('Dusit'));
  const page = open({ province_id: '10' });
  await waitFor(() => expect(page.result.current.kind).toBe('ready'));
  server.on('/district/all', deferredReply().reply);
  page.rerender({ values: { province_id: '20' } });
  expect(page.result.current.kind).toBe('loading');
  page.rerender({ values: {} });
  expect(page.result.current.kind).toBe('waiting');
});

describe('a failed call', () => {
  const failed = async () => {
    server.on('/district/all', offline);
    const page = open({ province_id: '10' });
    await waitFor(() => expect(page.result.current.kind).toBe('failed'));
    server.on('/district/all', listOf('Dusit'));
    return page;
  };

  test('empties the list and is repeated on a press', async () => {
    const page = await failed();
    act(() => {
      if (page.result.current.kind === 'failed') page.result.current.retry();
    });
    await waitFor(() => expect(labels(page.result.current)).toEqual(['Dusit']));
    expect(asked()).toEqual(['10', '10']);
  });

  test('is repeated when the network is back', async () => {
    const page = await failed();
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(labels(page.result.current)).toEqual(['Dusit']));
  });

  test('a response that is not a list is a failed call', async () => {
    server.on('/district/all', { districts: [] });
    const page = open({ province_id: '10' });
    await waitFor(() => expect(page.result.current.kind).toBe('failed'));
  });
});

test('a list that was read is kept for the next field', async () => {
  server.on('/district/all', listOf('Dusit'));
  const first = open({ province_id: '10' });
  await waitFor(() => expect(first.result.current.kind).toBe('ready'));
  const second = open({ province_id: '10' });
  await waitFor(() => expect(second.result.current.kind).toBe('ready'));
  expect(asked()).toEqual(['10']);
});
