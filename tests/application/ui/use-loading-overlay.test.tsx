// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLoadingOverlay } from '../../../src/application/ui/use-loading-overlay.ts';
import { freshSession } from '../test-session.ts';
import { inFlow, renderInFlow } from './render-in-flow.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const Page = ({ isWaiting }: { readonly isWaiting: boolean }) => {
  useLoadingOverlay(isWaiting);
  return <p>page</p>;
};

const pass = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds));

test('a wait of more than a second covers the page until it ends', () => {
  const session = freshSession();
  const { setLoading } = session.environment.location;
  const { rerender } = renderInFlow(session, <Page isWaiting />);
  pass(999);
  expect(setLoading).not.toHaveBeenCalled();
  pass(1);
  expect(setLoading.mock.calls).toEqual([[true]]);
  rerender(inFlow(session, <Page isWaiting={false} />));
  expect(setLoading.mock.calls).toEqual([[true], [false]]);
});

test('a short wait covers nothing, and unmounting uncovers the page', () => {
  const session = freshSession();
  const { setLoading } = session.environment.location;
  const first = renderInFlow(session, <Page isWaiting={false} />);
  pass(5000);
  expect(setLoading).not.toHaveBeenCalled();
  first.unmount();
  const second = renderInFlow(session, <Page isWaiting />);
  pass(1000);
  second.unmount();
  expect(setLoading.mock.calls).toEqual([[true], [false]]);
});
