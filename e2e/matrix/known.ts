/** Cells that fail, as `call, fault`, with the reason. One that passes must be taken out. */
export const KNOWN: Readonly<Record<string, string>> = {};
