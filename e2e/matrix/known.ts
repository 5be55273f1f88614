/** Cells that are known to fail, as `call, fault`, with the reason. Remove a cell once it passes. */
export const KNOWN: Readonly<Record<string, string>> = {};
