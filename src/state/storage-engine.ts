import { setPersistentEngine, windowPersistentEvents, type PersistentListener } from '@nanostores/persistent';
import { atom } from 'nanostores';
import { isSharedComputer, readKey, removeKey, writeKey, type StorageKind } from './storage.ts';

/** Where the last draft could be kept; the page shows one quiet banner when it is not `local`. */
export const $storageKind = atom<StorageKind>('local');

const write = (key: string, value: string): void => {
  const kind = writeKey(key, value);
  $storageKind.set(kind === 'tab' && isSharedComputer() ? 'local' : kind);
};

/**
 * The library behind persisted stores takes any object with text keys, and lets storage errors through: this one never throws
 * (see docs/decisions/0005-storage.md).
 */
const engine = new Proxy<Record<string, string>>(
  {},
  {
    get: (_target, key) => (typeof key === 'string' ? readKey(key) : undefined),
    has: (_target, key) => typeof key === 'string' && readKey(key) !== undefined,
    set: (_target, key, value) => {
      if (typeof key === 'string') write(key, String(value));
      return true;
    },
    deleteProperty: (_target, key) => {
      if (typeof key === 'string') removeKey(key);
      return true;
    },
  },
);

const heard = new Map<PersistentListener, PersistentListener>();

/** Another tab's write counts only when it is what this tab would read: a shared-computer tab has copies of its own. */
const events: typeof windowPersistentEvents = {
  addEventListener: (key, listener, restore) => {
    const mine: PersistentListener = (event) => {
      if ((readKey(event.key) ?? null) === event.newValue) listener(event);
    };
    heard.set(listener, mine);
    windowPersistentEvents.addEventListener(key, mine, restore);
  },
  removeEventListener: (key, listener, restore) => {
    windowPersistentEvents.removeEventListener(key, heard.get(listener) ?? listener, restore);
    heard.delete(listener);
  },
};

if (typeof window !== 'undefined') setPersistentEngine(engine, events);
