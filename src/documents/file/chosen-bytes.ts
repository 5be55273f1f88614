import type { Bytes } from './bytes.ts';
import { checkSize } from './file-check.ts';

const reads = new WeakMap<Blob, Promise<Bytes | undefined>>();

async function read(chosen: Blob): Promise<Bytes | undefined> {
  try {
    return new Uint8Array(await chosen.arrayBuffer());
  } catch {
    return undefined;
  }
}

/** Reads a waiting file early, because a phone may close a file from its cloud storage before it is sent. */
export function keepBytes(chosen: Blob): void {
  if (!checkSize(chosen.size) && !reads.has(chosen)) reads.set(chosen, read(chosen));
}

/** @returns undefined when the file cannot be read */
export const bytesOf = (chosen: Blob): Promise<Bytes | undefined> => reads.get(chosen) ?? read(chosen);
