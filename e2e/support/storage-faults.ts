/** Fills localStorage, so that only sessionStorage works. */
export const fillLocalStorage = (): void => {
  for (let size = 2 ** 22; size >= 1; size /= 2) {
    try {
      localStorage.setItem(`full-${String(size)}`, 'x'.repeat(size));
    } catch {
      // There is no room for half of what is left.
    }
  }
};

/** What everything that the site keeps becomes while a page is open; `null` is deleted. */
export const STORAGE_CHANGES = {
  'is deleted': null,
  'is cut in the middle': '{"v":1,"created":1,"sav',
  'has no envelope': '["first_name"]',
  'is of another version': JSON.stringify({ v: 2, created: Date.now(), saved: Date.now(), data: { application: [1] } }),
} as const satisfies Readonly<Record<string, string | null>>;

/** As another tab would; for `page.evaluate`. */
export function changeStored(text: string | null): void {
  for (const key of Object.keys(localStorage).filter((name) => name.startsWith('adm:') && name !== 'adm:consent')) {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    dispatchEvent(new StorageEvent('storage', { key, newValue: text, storageArea: localStorage }));
  }
}
