/** The server's clock, known from the `Date` header of its last answer; a phone's own clock is often wrong. */
let offset = 0;

export function noteServerTime(header: string | null): void {
  const server = header === null ? NaN : Date.parse(header);
  if (Number.isFinite(server)) offset = server - Date.now();
}

/** Milliseconds since 1970 by the server's clock, within the second that a `Date` header tells. */
export const serverNow = (): number => Date.now() + offset;
