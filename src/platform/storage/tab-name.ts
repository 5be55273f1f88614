import { STORAGE_PREFIX } from '../../config/storage-keys.ts';

/** What storage.ts needs of a storage. */
export type KeyedStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Empty for the content of anybody else. */
export function namedValues(): Readonly<Record<string, unknown>> {
  try {
    const { name } = window;
    return name.startsWith(STORAGE_PREFIX)
      ? (Object(JSON.parse(name.slice(STORAGE_PREFIX.length))) as Record<string, unknown>)
      : {};
  } catch {
    return {};
  }
}

let isClosed = false;

function change(key: string, value?: string): void {
  if (!isClosed) window.name = STORAGE_PREFIX + JSON.stringify({ ...namedValues(), [key]: value });
}

/** Nothing is written any more until it is opened again. */
export function closeTabName(): void {
  isClosed = true;
  window.name = '';
}

export function openTabName(): void {
  isClosed = false;
}

/** Values in `window.name`: it stays when one tab goes to another page of this site (docs/decisions/0017-storage-off.md). */
export const tabName: KeyedStorage = {
  getItem: (key) => {
    const value = namedValues()[key];
    return typeof value === 'string' ? value : null;
  },
  setItem: change,
  removeItem: (key) => {
    if (key in namedValues()) change(key);
  },
};
