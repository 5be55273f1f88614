import type { ServerMs } from '../lib/time.ts';

/**
 * The server's clock minus this device's, in milliseconds. Times use the server's clock, because a phone's clock is
 * often wrong.
 */
let offset = 0;

export function noteServerTime(header: string | null): void {
  const server = header === null ? NaN : Date.parse(header);
  if (Number.isFinite(server)) offset = server - Date.now();
}

export const serverNow = (): ServerMs => Date.now() + offset;
