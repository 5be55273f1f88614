export const PART_SEPARATOR = ' · ';

/** Keeps the dot between two parts at the end of a line, never at the beginning. */
export const keepDots = (text: string): string => text.replace(/ · /g, '\u00A0· ');

/** Joins the non-empty parts to one line. */
export const joinParts = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(PART_SEPARATOR);
