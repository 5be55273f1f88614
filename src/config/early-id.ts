/** Stands for the id of the application in the addresses that a page reads early. */
export const EARLY_ID = '__id__';
