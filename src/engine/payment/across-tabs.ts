import { SLOW_NOTICE_MS } from '../../config/constants.ts';

/**
 * Lets one tab of this browser at a time do a thing. Another tab waits for the first one to end, and is `busy` only when that
 * takes long.
 */
export async function oneTabAtATime<T>(name: string, run: () => Promise<T>): Promise<T | 'busy'> {
  // Absent outside secure contexts and in old browsers; then the check before a charge must do.
  const locks = (navigator as Partial<Navigator>).locks;
  if (!locks) return run();
  const patience = new AbortController();
  const timer = setTimeout(() => {
    patience.abort();
  }, SLOW_NOTICE_MS);
  const progress = { begun: false };
  try {
    return await locks.request(name, { signal: patience.signal }, () => {
      progress.begun = true;
      clearTimeout(timer);
      return run();
    });
  } catch (error) {
    if (progress.begun) throw error;
    return patience.signal.aborted ? 'busy' : await run(); // Refused locks (sandboxed frames) count as absent.
  } finally {
    clearTimeout(timer);
  }
}
