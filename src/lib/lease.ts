import { LEASE_MS, LEASE_SETTLE_MS, SLOW_NOTICE_MS } from '../config/constants.ts';

interface LeaseParts {
  /** Unique to this page. */
  readonly owner: string;
  readonly read: (key: string) => string | undefined;
  readonly write: (key: string, text: string) => void;
  readonly remove: (key: string) => void;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** @returns false when another page has taken the lock */
export type RenewLease = () => Promise<boolean>;
export type RunInLease = <T>(key: string, run: (renewLease: RenewLease) => Promise<T>) => Promise<T | 'busy'>;

const parsed = (text = ''): { readonly number: number; readonly expires: number; readonly owner: string } => {
  const [number = '', expires = '', owner = ''] = text.split(' ');
  return { number: Number(number) || 0, expires: Number(expires) || 0, owner };
};

/** A lock for pages that share only a storage (docs/decisions/0016-one-payment.md). */
export function createLeaseLock({ owner, read, write, remove, wait }: LeaseParts): RunInLease {
  let newest = 0;

  /** A lease that seems to last longer than possible was written before the clock was set back. */
  function timeLeft(key: string): number {
    const left = parsed(read(key)).expires - Date.now();
    return left > LEASE_MS ? 0 : left;
  }

  function isOwn(key: string, number: number): boolean {
    const lease = parsed(read(key));
    return lease.owner === owner && lease.number === number;
  }

  const renew = (key: string, number: number): void => write(key, `${number} ${Date.now() + LEASE_MS} ${owner}`);

  /** Whether the lease lasts until every other page would see its renewal. */
  const isSafe = (key: string, number: number): boolean => isOwn(key, number) && timeLeft(key) > LEASE_SETTLE_MS;

  async function claim(key: string): Promise<number | undefined> {
    newest = Math.max(newest, parsed(read(key)).number) + 1;
    const number = newest;
    renew(key, number);
    await wait(LEASE_SETTLE_MS);
    return isSafe(key, number) ? number : undefined;
  }

  async function take(key: string): Promise<number | undefined> {
    for (let waited = 0; waited < SLOW_NOTICE_MS; waited += LEASE_SETTLE_MS) {
      const number = timeLeft(key) > 0 ? undefined : await claim(key);
      if (number !== undefined) return number;
      await wait(LEASE_SETTLE_MS);
    }
    return undefined;
  }

  return async (key, run) => {
    const taken = await take(key);
    if (taken === undefined) return 'busy';
    const held: { number: number | undefined } = { number: taken };
    const isHeld = (): boolean => held.number !== undefined && isOwn(key, held.number);
    const renewLease: RenewLease = async () => {
      if (held.number === undefined || !isHeld()) return false;
      if (isSafe(key, held.number)) renew(key, held.number);
      else held.number = await claim(key);
      return held.number !== undefined;
    };
    try {
      return await run(renewLease);
    } finally {
      if (isHeld()) remove(key);
    }
  };
}
