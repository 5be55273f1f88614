// @vitest-environment happy-dom
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useExclusive } from '../../src/ui/use-exclusive.ts';

test('two presses in one tick start one task, and a press after its end starts the next one', async () => {
  let end = (): void => undefined;
  const task = vi.fn(() => new Promise<void>((resolve) => (end = resolve)));
  const { result } = renderHook(useExclusive);
  act(() => {
    result.current.run(task);
    result.current.run(task);
  });
  expect([task.mock.calls.length, result.current.busy]).toEqual([1, true]);
  end();
  await waitFor(() => expect(result.current.busy).toBe(false));
  act(() => result.current.run(task));
  expect(task).toHaveBeenCalledTimes(2);
});
