/** Deletes what the scripts of others have kept in this browser and tab; the site's own stores are not asked. */
export function removeForeignKeys(isForeign: (key: string) => boolean): void {
  for (const open of [() => localStorage, () => sessionStorage])
    try {
      const storage = open();
      for (const key of Object.keys(storage).filter(isForeign)) storage.removeItem(key);
    } catch {
      // A browser that does not allow a storage has kept nothing there.
    }
}
