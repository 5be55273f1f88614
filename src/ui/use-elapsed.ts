import { useEffect, useState } from 'react';

/** Whether `isRunning` has been true for this long without interruption or a change of `progress`. */
export function useElapsed(milliseconds: number, isRunning = true, progress = ''): boolean {
  const [isElapsed, setElapsed] = useState(false);
  useEffect(() => {
    setElapsed(false);
    if (!isRunning) return undefined;
    const timer = setTimeout(() => setElapsed(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds, isRunning, progress]);
  return isElapsed;
}
