/** `list.at(-1)`, which browsers of 2021 lack. */
export const last = <T>(list: readonly T[]): T | undefined => list[list.length - 1];
