import { SHARED_COMPUTER_KEY, STORAGE_PREFIX } from '../../config/storage-keys.ts';

/** Storage may be blocked, absent (`null`), full, or working. Nothing here throws. */

/** For days, for this tab, or for this page. */
export type StorageKind = 'local' | 'tab' | 'memory';

const memory = new Map<string, string>();

const tryOr = <T>(run: () => T): T | undefined => {
  try {
    return run();
  } catch {
    return undefined;
  }
};
const local = (): Storage | null | undefined => tryOr(() => window.localStorage);
const tab = (): Storage | null | undefined => tryOr(() => window.sessionStorage);

const readFrom = (storage: Storage | null | undefined, key: string): string | undefined =>
  tryOr(() => storage?.getItem(key)) ?? undefined;
const removeFrom = (storage: Storage | null | undefined, key: string): void => {
  tryOr(() => storage?.removeItem(key));
};
const writeTo = (storage: Storage | null | undefined, key: string, value: string): boolean =>
  tryOr(() => {
    if (!storage) return false;
    storage.setItem(key, value);
    return true;
  }) ?? false;

/** Nothing is kept beyond this tab. */
export const isSharedComputer = (): boolean => readFrom(tab(), SHARED_COMPUTER_KEY) === '1';

export const readKey = (key: string): string | undefined =>
  readFrom(tab(), key) ?? (isSharedComputer() ? undefined : readFrom(local(), key)) ?? memory.get(key);

export function removeKey(key: string): void {
  removeFrom(local(), key);
  removeFrom(tab(), key);
  memory.delete(key);
}

/** Removes other copies, so that a key has one value. */
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

export const savedKeys = (): string[] =>
  [...[local(), tab()].flatMap((storage) => tryOr(() => Object.keys(storage ?? {})) ?? []), ...memory.keys()].filter(
    (key) => key.startsWith(STORAGE_PREFIX),
  );

export const hasStored = (prefix: string): boolean => savedKeys().some((key) => key.startsWith(prefix));

/** Moves localStorage to this tab. */
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

/** For the next page of this tab. */
export const setFlash = (key: string, text: string): void => {
  writeTo(tab(), key, text);
};

export const peekFlash = (key: string): string | undefined => readFrom(tab(), key);

export function takeFlash(key: string): string | undefined {
  const text = readFrom(tab(), key);
  removeFrom(tab(), key);
  return text;
}
