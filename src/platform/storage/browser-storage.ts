import {
  CLEARED_KEY,
  DASHBOARD_CONTACT_KEY,
  PREVIOUS_APPLICATION_KEY,
  PROBE_KEY,
  SENT_PREFIX,
  SHARED_COMPUTER_KEY,
  STORAGE_PREFIX,
} from '../../config/storage-keys.ts';

/** A storage may be blocked, absent (`null`) or full. Nothing here throws. */

type KeyedStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** How long a value is kept: for days, until the tab is closed, or until the page is left. */
export type StorageKind = 'local' | 'tab' | 'memory';

const memory = new Map<string, string>();
const pageMemory: KeyedStorage = {
  getItem: (key) => memory.get(key) ?? null,
  setItem: (key, value) => void memory.set(key, value),
  removeItem: (key) => void memory.delete(key),
};

const tryOr = <T>(run: () => T): T | undefined => {
  try {
    return run();
  } catch {
    return undefined;
  }
};
const local = (): Storage | null | undefined => tryOr(() => window.localStorage);
const tab = (): Storage | null | undefined => tryOr(() => window.sessionStorage);

/** The storages in the order in which they are tried. */
const STORAGES = [
  ['local', local],
  ['tab', tab],
  ['memory', () => pageMemory],
] as const satisfies readonly (readonly [StorageKind, () => KeyedStorage | null | undefined])[];

type Kept = KeyedStorage | null | undefined;
const readFrom = (storage: Kept, key: string): string | undefined => tryOr(() => storage?.getItem(key)) ?? undefined;
const removeFrom = (storage: Kept, key: string): void => {
  tryOr(() => storage?.removeItem(key));
};
/** Some storages accept a value and never return it, so a value counts as written only if it can be read back. */
const writeTo = (storage: Kept, key: string, value: string): boolean => {
  tryOr(() => storage?.setItem(key, value));
  return readFrom(storage, key) === value;
};

let isClosed = false;

/** Stops this page from changing stored data, which may belong to another person. */
export function stopKeeping(): void {
  isClosed = true;
}

export const readFromTab = (key: string): string | undefined => readFrom(tab(), key) ?? memory.get(key);

/** Whether stored data must not outlive this tab. */
export const isSharedComputer = (): boolean => readFromTab(SHARED_COMPUTER_KEY) === '1';

export const readKey = (key: string): string | undefined =>
  readFrom(tab(), key) ?? (isSharedComputer() ? undefined : readFrom(local(), key)) ?? memory.get(key);

export function removeKey(key: string): void {
  if (isClosed) return;
  for (const [, storage] of STORAGES) removeFrom(storage(), key);
}

/**
 * Writes a value to the first working storage and removes copies from the others, so that a key has one value.
 * @returns the storage with the value
 */
export function writeKey(key: string, value: string): StorageKind {
  if (isClosed) return 'local';
  const isTabOnly = isSharedComputer();
  let taken: StorageKind | undefined;
  for (const [kind, open] of STORAGES) {
    const mayTake = taken === undefined && !(isTabOnly && kind === 'local');
    if (mayTake && writeTo(open(), key, value)) taken = kind;
    else removeFrom(open(), key);
  }
  return taken ?? 'memory';
}

/** @returns the storage for the next value */
export function storageKind(): StorageKind {
  const kind = writeKey(PROBE_KEY, '1');
  removeKey(PROBE_KEY);
  return kind;
}

export const savedKeys = (): string[] =>
  [...[local(), tab()].flatMap((storage) => tryOr(() => Object.keys(storage ?? {})) ?? []), ...memory.keys()].filter(
    (key) => key.startsWith(STORAGE_PREFIX),
  );

/** Removes each copy whose own text is unwanted; another storage may have a newer copy under the same key. */
export function removeCopies(isUnwanted: (key: string, text: string | undefined) => boolean): void {
  if (isClosed) return;
  for (const key of savedKeys())
    for (const [, storage] of STORAGES) if (isUnwanted(key, readFrom(storage(), key))) removeFrom(storage(), key);
}

export const hasStored = (prefix: string): boolean => savedKeys().some((key) => key.startsWith(prefix));

/**
 * Stores a text for this tab's next page, or for this page only if sessionStorage does not work.
 * @returns whether the next page will find it
 */
export function keepInTab(key: string, text: string): boolean {
  if (isClosed) return false;
  const isKept = writeTo(tab(), key, text);
  if (!isKept) memory.set(key, text);
  return isKept;
}

export function takeFromTab(key: string): string | undefined {
  const text = readFromTab(key);
  removeFrom(tab(), key);
  memory.delete(key);
  return text;
}

/**
 * Stores a text without personal data in this tab and in localStorage, where other tabs notice it, even on a shared
 * computer.
 */
export function keepMark(key: string, text: string): void {
  writeTo(local(), key, text);
  keepInTab(key, text);
}

export const readMark = (key: string): string | undefined => readFrom(local(), key) ?? readFromTab(key);

/** Removes data that only this tab has. */
export function removeTabKeys(keys: readonly string[]): void {
  for (const key of keys) removeFrom(tab(), key);
}

/** What only makes things easier for one person. */
const PERSONAL: readonly string[] = [PREVIOUS_APPLICATION_KEY, DASHBOARD_CONTACT_KEY];

/**
 * Moves the data in localStorage to this tab. A shared computer keeps no copy of what was sent. Other tabs still have to
 * see when data was deleted.
 */
export function setSharedComputer(shared: boolean): void {
  if (!shared) {
    takeFromTab(SHARED_COMPUTER_KEY);
    return;
  }
  keepInTab(SHARED_COMPUTER_KEY, '1');
  for (const key of savedKeys()) {
    if (key === CLEARED_KEY) continue;
    if (key.startsWith(SENT_PREFIX) || PERSONAL.includes(key)) removeKey(key);
    const value = readFrom(local(), key);
    if (value !== undefined) writeKey(key, value);
  }
}
