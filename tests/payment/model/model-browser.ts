import { vi } from 'vitest';
import { createLeaseLock } from '../../../src/lib/lease.ts';
import type { PaymentEnvironment } from '../../../src/payment/payment-environment.ts';
import { withTabLock } from '../../../src/platform/tab-lock.ts';
import type { VirtualTime } from './virtual-time.ts';

/** `web-locks`: the browser has them. `lease`: it has none. `none`: no lock at all, which shows what the locks prevent. */
export type LockKind = 'web-locks' | 'lease' | 'none';

/** One life of a page: from its load until it is left. */
export interface PageLife {
  readonly name: string;
  isGone: boolean;
  /** While it is frozen, what it is told waits. */
  isFrozen: boolean;
  readonly held: (() => void)[];
  readonly atEnd: (() => void)[];
}

export const newPageLife = (name: string): PageLife => ({
  name,
  isGone: false,
  isFrozen: false,
  held: [],
  atEnd: [],
});

/** Tells a page something, once it can hear. */
export function tell(page: PageLife, run: () => void): void {
  if (page.isGone) return;
  if (page.isFrozen) page.held.push(run);
  else run();
}

export function thaw(page: PageLife): void {
  page.isFrozen = false;
  for (const run of page.held.splice(0)) run();
}

export function leave(page: PageLife): void {
  page.isGone = true;
  page.held.length = 0;
  for (const run of page.atEnd.splice(0)) run();
}

/** A storage that pages share, each with its own copy: what one writes, the others see a moment later. */
function sharedStorage(time: VirtualTime, delay: number) {
  const main = new Map<string, string>();
  const copies = new Map<PageLife, { readonly values: Map<string, string>; unconfirmed: number }>();
  const put = (values: Map<string, string>, key: string, text: string | undefined): void => {
    if (text === undefined) values.delete(key);
    else values.set(key, text);
  };
  const copyOf = (page: PageLife) => {
    const copy = copies.get(page) ?? { values: new Map(main), unconfirmed: 0 };
    copies.set(page, copy);
    return copy;
  };
  const arrive = (page: PageLife, key: string, text: string | undefined): void => {
    for (const [other, copy] of copies) {
      if (other === page) copy.unconfirmed -= 1;
      else if (copy.unconfirmed === 0) put(copy.values, key, text);
    }
  };
  const write = (page: PageLife, key: string, text: string | undefined): void => {
    const copy = copyOf(page);
    put(copy.values, key, text);
    copy.unconfirmed += 1;
    time.after(delay, () => {
      put(main, key, text);
      time.after(delay, () => arrive(page, key, text));
    });
  };
  return (page: PageLife) => {
    copyOf(page);
    return {
      read: (key: string) => copyOf(page).values.get(key),
      write: (key: string, text: string) => write(page, key, text),
      remove: (key: string) => write(page, key, undefined),
    };
  };
}

type TabLock = (page: PageLife) => PaymentEnvironment['withTabLock'];

/** Web Locks as browsers have them: one holder at a time, in the order of asking, and a page that is left lets go. */
function lockManager() {
  const queue: { readonly enter: () => void }[] = [];
  return (page: PageLife) => ({
    request: (_name: string, { signal }: LockOptions, run: () => Promise<unknown>) =>
      new Promise((resolve, reject) => {
        const leaveQueue = (): void => {
          const place = queue.indexOf(entry);
          if (place < 0) return;
          queue.splice(place, 1);
          if (place === 0) queue[0]?.enter();
        };
        const enter = (): void => {
          isHeld = true;
          tell(page, () => void run().then(resolve, reject).finally(leaveQueue));
        };
        let isHeld = false;
        const entry = { enter };
        signal?.addEventListener('abort', () => {
          if (isHeld) return;
          leaveQueue();
          reject(new DOMException('', 'AbortError'));
        });
        page.atEnd.push(leaveQueue);
        queue.push(entry);
        if (queue.length === 1) enter();
      }),
  });
}

/** The lock of the site itself, in browsers that have Web Locks. */
function webLocks(): TabLock {
  const locksOf = lockManager();
  return (page) => (name, run) => {
    // It is read before the call returns.
    vi.stubGlobal('navigator', { onLine: true, locks: locksOf(page) });
    return withTabLock(name, run);
  };
}

function leases(time: VirtualTime, delay: number): TabLock {
  const storageOf = sharedStorage(time, delay);
  return (page) =>
    createLeaseLock({
      owner: page.name,
      wait: (milliseconds) =>
        new Promise((resolve) => void time.after(milliseconds, () => tell(page, () => resolve()))),
      ...storageOf(page),
    });
}

const noLock: TabLock = () => (_name, run) => run(() => Promise.resolve(true));

export function tabLocks(kind: LockKind, time: VirtualTime, delay: number): TabLock {
  if (kind === 'none') return noLock;
  return kind === 'lease' ? leases(time, delay) : webLocks();
}
