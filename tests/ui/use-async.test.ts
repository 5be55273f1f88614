// @vitest-environment happy-dom
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useAsync } from '../../src/ui/use-async.ts';

/** Loads that end when the test says so, in the order in which they were started. */
function heldLoads() {
  const loads: { readonly resolve: (data: string) => void; readonly reject: (error: Error) => void }[] = [];
  const load = () => new Promise<string>((resolve, reject) => loads.push({ resolve, reject }));
  return { loads, load };
}

test('an older result that comes late does not replace a newer one', async () => {
  const { loads, load } = heldLoads();
  const { result } = renderHook(() => useAsync(load));
  act(() => result.current.reload());
  expect(loads).toHaveLength(2);
  loads[1]?.resolve('new');
  await waitFor(() => expect(result.current.state).toEqual({ kind: 'ready', data: 'new' }));
  await act(async () => Promise.resolve(loads[0]?.resolve('old')));
  expect(result.current.state).toEqual({ kind: 'ready', data: 'new' });
});

test('an older failure that comes late does not replace a newer result', async () => {
  const { loads, load } = heldLoads();
  const { result } = renderHook(() => useAsync(load));
  act(() => result.current.reload());
  loads[1]?.resolve('new');
  await waitFor(() => expect(result.current.state.kind).toBe('ready'));
  await act(async () => Promise.resolve(loads[0]?.reject(new Error('late'))));
  expect(result.current.state).toEqual({ kind: 'ready', data: 'new' });
});

test('a failure is shown until the next load, which says that it is loading', async () => {
  const { loads, load } = heldLoads();
  const { result } = renderHook(() => useAsync(load));
  const error = new Error('no server');
  loads[0]?.reject(error);
  await waitFor(() => expect(result.current.state).toEqual({ kind: 'error', error }));
  act(() => result.current.reload());
  expect(result.current.state).toEqual({ kind: 'loading' });
});
