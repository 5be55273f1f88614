import { setPersistentEngine, windowPersistentEvents, type PersistentListener } from '@nanostores/persistent';
import { atom } from 'nanostores';
import { isSharedComputer, readKey, removeKey, storageKind, writeKey, type StorageKind } from './browser-storage.ts';

/** The page shows a notice unless this is `local`. */
export const $storageKind = atom<StorageKind>('local');

const reportKind = (kind: StorageKind): void => $storageKind.set(kind === 'tab' && isSharedComputer() ? 'local' : kind);

/** Unlike a storage, this engine never throws, because the library does not catch errors. */
const engine = new Proxy<Record<string, string>>(
  {},
  {
    get: (_target, key) => (typeof key === 'string' ? readKey(key) : undefined),
    has: (_target, key) => typeof key === 'string' && readKey(key) !== undefined,
    set: (_target, key, value) => {
      if (typeof key === 'string') reportKind(writeKey(key, String(value)));
      return true;
    },
    deleteProperty: (_target, key) => {
      if (typeof key === 'string') removeKey(key);
      return true;
    },
  },
);

const listeners = new Map<PersistentListener, PersistentListener>();

/** On a shared computer each tab has its own copies, which other tabs do not change. */
const events: typeof windowPersistentEvents = {
  addEventListener: (key, listener, restore) => {
    const filtered: PersistentListener = (event) => {
      if ((readKey(event.key) ?? null) === event.newValue) listener(event);
    };
    listeners.set(listener, filtered);
    windowPersistentEvents.addEventListener(key, filtered, restore);
  },
  removeEventListener: (key, listener, restore) => {
    windowPersistentEvents.removeEventListener(key, listeners.get(listener) ?? listener, restore);
    listeners.delete(listener);
  },
};

if (typeof window !== 'undefined') {
  setPersistentEngine(engine, events);
  reportKind(storageKind());
}
