import { readFile, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import type { Encoding } from './compression.ts';
import { MEDIA_TYPES } from '../../config/hosting/headers.ts';

const ENDINGS: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

export interface SiteFile {
  readonly path: string;
  readonly type: string;
  readonly body: Uint8Array<ArrayBuffer>;
  /** Changes when the file does: a build may replace it while the server runs. */
  readonly version: number;
}

const typeOf = (path: string): string =>
  MEDIA_TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

/** The segments of an address, decoded; `undefined` for one that tries to leave the folder or cannot be decoded. */
const segmentsOf = (pathname: string): string[] | undefined => {
  try {
    const segments = pathname.split('/').filter(Boolean).map(decodeURIComponent);
    return segments.some((segment) => (segment.startsWith('.') && segment !== '.well-known') || /[/\\\0]/.test(segment))
      ? undefined
      : segments;
  } catch {
    return undefined;
  }
};

const read = async (path: string): Promise<SiteFile | undefined> => {
  try {
    const [body, { mtimeMs }] = await Promise.all([readFile(path), stat(path)]);
    return { path, type: typeOf(path), body: new Uint8Array(body), version: mtimeMs };
  } catch {
    return undefined; // Not there, or a folder: the next candidate answers.
  }
};

/** Reads the file an address names, else the page of that folder; hidden files and foreign folders are never read. */
export async function fileAt(root: string, pathname: string): Promise<SiteFile | undefined> {
  const segments = segmentsOf(pathname);
  if (!segments) return undefined;
  const base = resolve(root);
  const path = join(base, ...segments);
  if (path !== base && !path.startsWith(base + sep)) return undefined;
  const named = pathname.endsWith('/') ? undefined : await read(path);
  return named ?? (await read(join(path, 'index.html')));
}

/** The compressed twin that the build left beside a file, unless the file is newer. */
export async function twinOf(file: SiteFile, encoding: Encoding): Promise<SiteFile | undefined> {
  const twin = await read(file.path + ENDINGS[encoding]);
  return twin && twin.version >= file.version ? twin : undefined;
}
