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

/** Puts the browser's own storages back and empties them. */
export function freshStorage(): void {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
}
