import { SLOW_NOTICE_MS } from '../config/constants.ts';
import { tabLockKey } from '../config/storage-keys.ts';
import { createLeaseLock, type RenewLease } from '../lib/lease.ts';
import { readKey, removeKey, writeKey } from './storage/browser-storage.ts';

const runInLease = createLeaseLock({
  owner: crypto.getRandomValues(new Uint32Array(2)).join('-'),
  read: readKey,
  write: writeKey,
  remove: removeKey,
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
});

const keepsLock: RenewLease = () => Promise.resolve(true);

/** @returns `busy` if another tab has held the lock for SLOW_NOTICE_MS */
export async function withTabLock<T>(name: string, run: (renewLease: RenewLease) => Promise<T>): Promise<T | 'busy'> {
  // Web Locks are missing outside of secure contexts and in older in-app browsers.
  const locks = (navigator as Partial<Navigator>).locks;
  if (!locks) return runInLease(tabLockKey(name), run);
  const timeout = new AbortController();
  const timer = setTimeout(() => {
    timeout.abort();
  }, SLOW_NOTICE_MS);
  const progress = { begun: false };
  try {
    return await locks.request(name, { signal: timeout.signal }, () => {
      progress.begun = true;
      clearTimeout(timer);
      return run(keepsLock);
    });
  } catch (error) {
    if (progress.begun) throw error;
    return timeout.signal.aborted ? 'busy' : await runInLease(tabLockKey(name), run); // Sandboxed frames refuse locks.
  } finally {
    clearTimeout(timer);
  }
}
