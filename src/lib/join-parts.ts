export const PART_SEPARATOR = ' · ';

/** Joins the parts to one line; an empty part leaves no gap. */
export const joinParts = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(PART_SEPARATOR);
