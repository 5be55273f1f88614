import { SHARED_COMPUTER_KEY, STORAGE_PREFIX } from '../config/storage-keys.ts';

/**
 * The browser's storage as it really is: blocked, absent (`null`), full, or fine. Best first: localStorage, then sessionStorage,
 * then the memory of this page. Nothing here throws.
 */

/** How long what is typed lives in this browser: for days, for this tab, or for this page only. */
export type StorageKind = 'local' | 'tab' | 'memory';

const memory = new Map<string, string>();

const attempt = <T>(run: () => T): T | undefined => {
  try {
    return run();
  } catch {
    return undefined;
  }
};
const local = (): Storage | null | undefined => attempt(() => window.localStorage);
const tab = (): Storage | null | undefined => attempt(() => window.sessionStorage);

const readFrom = (storage: Storage | null | undefined, key: string): string | undefined =>
  attempt(() => storage?.getItem(key)) ?? undefined;
const removeFrom = (storage: Storage | null | undefined, key: string): void => {
  attempt(() => storage?.removeItem(key));
};
const writeTo = (storage: Storage | null | undefined, key: string, value: string): boolean =>
  attempt(() => {
    if (!storage) return false;
    storage.setItem(key, value);
    return true;
  }) ?? false;

/** "This is a shared computer": nothing goes beyond this tab. */
export const isSharedComputer = (): boolean => readFrom(tab(), SHARED_COMPUTER_KEY) === '1';

export const readKey = (key: string): string | undefined =>
  readFrom(tab(), key) ?? (isSharedComputer() ? undefined : readFrom(local(), key)) ?? memory.get(key);

export function removeKey(key: string): void {
  removeFrom(local(), key);
  removeFrom(tab(), key);
  memory.delete(key);
}

/** Writes to the best storage that takes the text and forgets other copies, so that one key has one value. */
export function writeKey(key: string, value: string): StorageKind {
  if (!isSharedComputer() && writeTo(local(), key, value)) {
    removeFrom(tab(), key);
    memory.delete(key);
    return 'local';
  }
  removeFrom(local(), key);
  if (writeTo(tab(), key, value)) {
    memory.delete(key);
    return 'tab';
  }
  removeFrom(tab(), key);
  memory.set(key, value);
  return 'memory';
}

/** Keys of this site that hold something. */
export const savedKeys = (): string[] =>
  [...[local(), tab()].flatMap((storage) => attempt(() => Object.keys(storage ?? {})) ?? []), ...memory.keys()].filter(
    (key) => key.startsWith(STORAGE_PREFIX),
  );

export const hasStored = (prefix: string): boolean => savedKeys().some((key) => key.startsWith(prefix));

/** Switches "shared computer" on (what localStorage holds moves to the tab) or off. */
export function setSharedComputer(shared: boolean): void {
  if (!shared) {
    removeFrom(tab(), SHARED_COMPUTER_KEY);
    return;
  }
  if (!writeTo(tab(), SHARED_COMPUTER_KEY, '1')) return;
  for (const key of savedKeys()) {
    const value = readFrom(local(), key);
    if (value !== undefined) writeKey(key, value);
  }
}

/** Leaves a text for the next page of this tab; never in localStorage. */
export const leaveForNextPage = (key: string, text: string): void => {
  writeTo(tab(), key, text);
};

/** What a page of this tab has left; it stays. */
export const peekFromLastPage = (key: string): string | undefined => readFrom(tab(), key);

/** Takes what the page before has left, once. */
export function takeFromLastPage(key: string): string | undefined {
  const text = readFrom(tab(), key);
  removeFrom(tab(), key);
  return text;
}
