import { SLOW_NOTICE_MS } from '../config/constants.ts';

/** @returns busy when another tab holds the lock for SLOW_NOTICE_MS */
export async function withTabLock<T>(name: string, run: () => Promise<T>): Promise<T | 'busy'> {
  // Absent outside secure contexts: callers must also check on the server.
  const locks = (navigator as Partial<Navigator>).locks;
  if (!locks) return run();
  const timeout = new AbortController();
  const timer = setTimeout(() => {
    timeout.abort();
  }, SLOW_NOTICE_MS);
  const progress = { begun: false };
  try {
    return await locks.request(name, { signal: timeout.signal }, () => {
      progress.begun = true;
      clearTimeout(timer);
      return run();
    });
  } catch (error) {
    if (progress.begun) throw error;
    return timeout.signal.aborted ? 'busy' : await run(); // Sandboxed frames refuse locks.
  } finally {
    clearTimeout(timer);
  }
}
