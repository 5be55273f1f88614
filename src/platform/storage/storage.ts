import { PROBE_KEY, SHARED_COMPUTER_KEY, STORAGE_PREFIX } from '../../config/storage-keys.ts';
import { namedValues, tabName, type KeyedStorage } from './tab-name.ts';

/** Storage may be blocked, absent (`null`), full, or working. Nothing here throws. */

/** For days, for this tab, for this tab without the browser's storage, or for this page. */
export type StorageKind = 'local' | 'tab' | 'name' | 'memory';

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

/** The best one first. */
const STORAGES = [
  ['local', local],
  ['tab', tab],
  ['name', () => tabName],
  ['memory', () => pageMemory],
] as const satisfies readonly (readonly [StorageKind, () => KeyedStorage | null | undefined])[];

type Kept = KeyedStorage | null | undefined;
const readFrom = (storage: Kept, key: string): string | undefined => tryOr(() => storage?.getItem(key)) ?? undefined;
const removeFrom = (storage: Kept, key: string): void => {
  tryOr(() => storage?.removeItem(key));
};
/** A storage that cannot be read back has taken nothing. */
const writeTo = (storage: Kept, key: string, value: string): boolean => {
  tryOr(() => storage?.setItem(key, value));
  return readFrom(storage, key) === value;
};

export const readFromTab = (key: string): string | undefined => readFrom(tab(), key) ?? readFrom(tabName, key);

/** Nothing is kept beyond this tab. */
export const isSharedComputer = (): boolean => readFromTab(SHARED_COMPUTER_KEY) === '1';

export const readKey = (key: string): string | undefined =>
  readFrom(tab(), key) ??
  (isSharedComputer() ? undefined : readFrom(local(), key)) ??
  readFrom(tabName, key) ??
  memory.get(key);

export function removeKey(key: string): void {
  for (const [, storage] of STORAGES) removeFrom(storage(), key);
}

/** Removes other copies, so that a key has one value. */
export function writeKey(key: string, value: string): StorageKind {
  const isTabOnly = isSharedComputer();
  let taken: StorageKind | undefined;
  for (const [kind, open] of STORAGES) {
    const mayTake = taken === undefined && !(isTabOnly && kind === 'local');
    if (mayTake && writeTo(open(), key, value)) taken = kind;
    else removeFrom(open(), key);
  }
  return taken ?? 'memory';
}

/** Where the next value would be kept. */
export function storageKind(): StorageKind {
  const kind = writeKey(PROBE_KEY, '1');
  removeKey(PROBE_KEY);
  return kind;
}

export const savedKeys = (): string[] =>
  [
    ...[local(), tab(), namedValues()].flatMap((storage) => tryOr(() => Object.keys(storage ?? {})) ?? []),
    ...memory.keys(),
  ].filter((key) => key.startsWith(STORAGE_PREFIX));

export const hasStored = (prefix: string): boolean => savedKeys().some((key) => key.startsWith(prefix));

/** For the next page of this tab. */
export function keepInTab(key: string, text: string): void {
  if (!writeTo(tab(), key, text)) writeTo(tabName, key, text);
}

export function takeFromTab(key: string): string | undefined {
  const text = readFromTab(key);
  removeFrom(tab(), key);
  removeFrom(tabName, key);
  return text;
}

/** Moves localStorage to this tab. */
export function setSharedComputer(shared: boolean): void {
  if (!shared) {
    takeFromTab(SHARED_COMPUTER_KEY);
    return;
  }
  keepInTab(SHARED_COMPUTER_KEY, '1');
  if (!isSharedComputer()) return;
  for (const key of savedKeys()) {
    const value = readFrom(local(), key);
    if (value !== undefined) writeKey(key, value);
  }
}
