import { SLOW_NOTICE_MS } from '../../../src/config/constants.ts';
import { createLeaseLock } from '../../../src/lib/lease.ts';
import type { PaymentEnvironment } from '../../../src/payment/payment-environment.ts';
import type { VirtualTime } from './virtual-time.ts';

/** `web-locks`: the browser has them. `lease`: it has none. `none`: neither, as before the lease. */
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

/** The lock as browsers have it: one holder at a time, and a page that is left lets go. */
function webLocks(time: VirtualTime): TabLock {
  const waiting: { readonly enter: () => void }[] = [];
  const next = (): void => waiting[0]?.enter();
  return (page) => async (_name, run) => {
    const entry = { enter: (): void => undefined };
    const leaveQueue = (): void => {
      const place = waiting.indexOf(entry);
      if (place < 0) return;
      waiting.splice(place, 1);
      if (place === 0) next();
    };
    const isEntered = await new Promise<boolean>((resolve) => {
      entry.enter = () => tell(page, () => resolve(true));
      waiting.push(entry);
      page.atEnd.push(leaveQueue);
      if (waiting.length === 1) entry.enter();
      else time.after(SLOW_NOTICE_MS, () => resolve(false));
    });
    try {
      return isEntered ? await run(() => Promise.resolve(true)) : 'busy';
    } finally {
      leaveQueue();
    }
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
  return kind === 'lease' ? leases(time, delay) : webLocks(time);
}
