import { STORAGE_PREFIX } from '../../config/storage-keys.ts';

/** What storage.ts needs of a storage. */
export type KeyedStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const isOurs = (entry: readonly [string, unknown]): entry is [string, string] =>
  entry[0].startsWith(STORAGE_PREFIX) && typeof entry[1] === 'string';

/** Empty for the content of anybody else. */
export function namedValues(): Record<string, string> {
  try {
    const text = window.name;
    const values: unknown = text.startsWith(STORAGE_PREFIX) ? JSON.parse(text.slice(STORAGE_PREFIX.length)) : {};
    return Object.fromEntries(Object.entries(values ?? {}).filter(isOurs));
  } catch {
    return {};
  }
}

function setNamedValues(values: Readonly<Record<string, string>>): void {
  window.name = Object.keys(values).length > 0 ? STORAGE_PREFIX + JSON.stringify(values) : '';
}

let isClosed = false;

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
  getItem: (key) => namedValues()[key] ?? null,
  setItem: (key, value) => {
    if (!isClosed) setNamedValues({ ...namedValues(), [key]: value });
  },
  removeItem: (key) => {
    const { [key]: removed, ...others } = namedValues();
    if (removed !== undefined) setNamedValues(others);
  },
};
