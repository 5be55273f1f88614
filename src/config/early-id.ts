/** Placeholder for the application's id in the addresses that a page reads early. */
export const EARLY_ID = '__id__';
