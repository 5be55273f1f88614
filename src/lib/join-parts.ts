export const PART_SEPARATOR = ' · ';

/** One line of what there is; an empty part leaves no gap. */
export const joinParts = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(PART_SEPARATOR);
