import { useCallback, useRef, useState } from 'react';

export interface Exclusive {
  readonly busy: boolean;
  /** Runs the task unless another one is running. */
  readonly run: (task: () => Promise<void>) => void;
}

/**
 * Runs one task at a time. The flag is set synchronously, not with the next render, so that two presses in one tick
 * start one task.
 */
export function useExclusive(): Exclusive {
  const [busy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const run = useCallback((task: () => Promise<void>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    void task().finally(() => {
      isRunning.current = false;
      setBusy(false);
    });
  }, []);
  return { busy, run };
}
