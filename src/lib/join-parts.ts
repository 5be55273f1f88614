export const PART_SEPARATOR = ' · ';

/** Keeps the dot between two parts on the line of the first, so that no line begins with it. */
export const keepDots = (text: string): string => text.replace(/ · /g, '\u00A0· ');

/** Joins the parts to one line; an empty part leaves no gap. */
export const joinParts = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(PART_SEPARATOR);
