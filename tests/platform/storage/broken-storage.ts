import { vi } from 'vitest';

type Which = 'localStorage' | 'sessionStorage';

/** A storage that can be read but takes nothing more, as one at its quota. */
export function fillUp(which: Which): void {
  const real = globalThis[which];
  const refuse = (): never => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal(which, {
    getItem: (key: string) => real.getItem(key),
    removeItem: (key: string) => {
      real.removeItem(key);
    },
    setItem: refuse,
  });
}

/** A storage that the browser refuses to hand out: asking for it throws. */
export function block(which: Which): void {
  vi.stubGlobal(which, undefined);
  Object.defineProperty(globalThis, which, {
    configurable: true,
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
}

/** No storage at all, as in some in-app browsers. */
export const takeAway = (which: Which): void => {
  vi.stubGlobal(which, null);
};

/** A storage that takes everything and throws when it is read. */
export function makeUnreadable(which: Which): void {
  const real = globalThis[which];
  vi.stubGlobal(which, {
    getItem: () => {
      throw new DOMException('unreadable', 'UnknownError');
    },
    removeItem: (key: string) => {
      real.removeItem(key);
    },
    setItem: (key: string, value: string) => {
      real.setItem(key, value);
    },
  });
}

/** Puts the browser's own storages back and empties them. */
export function freshStorage(): void {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
}
