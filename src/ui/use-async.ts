import { useCallback, useEffect, useRef, useState } from 'react';
import { afterPointerUp } from './after-pointer-up.ts';

export type AsyncState<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly data: T }
  | { readonly kind: 'error'; readonly error: unknown };

export interface Async<T> {
  readonly state: AsyncState<T>;
  /** Reloads, with another function if given. Meanwhile the state is `loading`. */
  readonly reload: (load?: (attempt: number) => Promise<T>) => void;
  readonly setData: (data: T) => void;
}

/** The server-rendered result. */
interface Initial<T> {
  readonly data: T;
  /** If still true in the browser, nothing is loaded on mount. */
  readonly isCurrent: () => boolean;
}

/**
 * Loads data and ignores all but the newest result.
 * @param load must be the same function while its dependencies do not change; it receives the number of reloads so far
 */
export function useAsync<T>(load: (attempt: number) => Promise<T>, initial?: Initial<T>): Async<T> {
  const [state, setState] = useState<AsyncState<T>>(
    initial ? { kind: 'ready', data: initial.data } : { kind: 'loading' },
  );
  const isCurrent = useRef(initial?.isCurrent);
  const [run, setRun] = useState({ load, attempt: 0 });
  // A new `load` replaces the function given to `reload`.
  useEffect(() => setRun((before) => (before.load === load ? before : { load, attempt: 0 })), [load]);
  useEffect(() => {
    if (run.attempt === 0 && isCurrent.current?.()) return undefined;
    let isNewest = true;
    setState((before) => (before.kind === 'loading' ? before : { kind: 'loading' }));
    const settle = (settled: AsyncState<T>): void =>
      afterPointerUp(() => {
        if (isNewest) setState(settled);
      });
    run.load(run.attempt).then(
      (data) => settle({ kind: 'ready', data }),
      (error: unknown) => settle({ kind: 'error', error }),
    );
    return () => {
      isNewest = false;
    };
  }, [run]);
  const reload = useCallback(
    (next = load) => setRun((before) => ({ load: next, attempt: before.attempt + 1 })),
    [load],
  );
  const setData = useCallback((data: T) => setState({ kind: 'ready', data }), []);
  return { state, reload, setData };
}
