import { useEffect, useState } from 'react';

/** Whether something has been going on for so long; starts anew each time `running` turns true. */
export function useElapsed(milliseconds: number, running = true): boolean {
  const [elapsed, setElapsed] = useState(false);
  useEffect(() => {
    setElapsed(false);
    if (!running) return undefined;
    const timer = setTimeout(() => setElapsed(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds, running]);
  return elapsed;
}
