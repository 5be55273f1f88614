import { readKey, writeKey } from './storage.ts';
import { closeTabName, namedValues, openTabName } from './tab-name.ts';

/** Another site could read the name of the tab. A page that is restored puts the values back. */
export function emptyTabName(): void {
  const values = Object.keys(namedValues()).map((key) => [key, readKey(key) ?? ''] as const);
  closeTabName();
  for (const [key, value] of values) writeKey(key, value);
  const restore = (): void => {
    openTabName();
    for (const [key] of values) {
      const value = readKey(key);
      if (value !== undefined) writeKey(key, value);
    }
  };
  window.addEventListener('pageshow', restore, { once: true });
}
