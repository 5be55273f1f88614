import { imageMetadata } from 'astro/assets/utils';
import type { Project } from '../files/project.ts';
import type { FileChange } from '../files/write-files.ts';
import type { Problem } from '../texts/explain.ts';

export const PICTURE_FOLDER = 'src/content/policies/pictures';
/**
 * In bytes and CSS pixels. A reading column is 672 pixels wide, which high-density screens show with twice as many.
 * @chosen
 */
export const PICTURE_LIMITS = { bytes: 1_000_000, narrowest: 100, widest: 1344 } as const;

const ENDINGS: Readonly<Record<string, string>> = { png: 'png', jpg: 'jpg', jpeg: 'jpg', webp: 'webp' };

/** The address at which the studio shows a picture. */
export const PICTURE_PATH = '/pictures/';

interface Picture {
  readonly name: string;
  readonly bytes: Buffer;
}

type PictureFault = Pick<Problem, 'kind' | 'values'>;

/** Uploaded pictures that wait until their policy is saved. */
export interface Pictures {
  readonly add: (fileName: string, bytes: Buffer) => Promise<{ name: string } | { problem: Problem }>;
  readonly bytesOf: (name: string) => Promise<Buffer | undefined>;
  /** The problem of a picture that a text shows. */
  readonly faultOf: (name: string) => Promise<PictureFault | undefined>;
  /** The files to write for the pictures in a text. */
  readonly changesFor: (names: readonly string[]) => FileChange[];
  readonly written: (names: readonly string[]) => void;
}

/** `Campus Map (1).PNG` → `campus-map-1`. */
const plainName = (fileName: string): string =>
  fileName
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60) || 'picture';

const kilobytes = (bytes: number): number => Math.ceil(bytes / 1000);

async function judged(bytes: Buffer): Promise<{ ending: string } | { fault: PictureFault }> {
  const refused = (kind: Problem['kind'], values: Problem['values'] = {}) => ({ fault: { kind, values } });
  const size = await imageMetadata(new Uint8Array(bytes)).catch(() => undefined);
  const ending = ENDINGS[size?.format ?? ''];
  if (!size || ending === undefined) return refused('pictureKind');
  const { bytes: limit, narrowest, widest } = PICTURE_LIMITS;
  if (bytes.length > limit) {
    return refused('pictureSize', { size: kilobytes(bytes.length), limit: kilobytes(limit) });
  }
  if (size.width < narrowest || size.width > widest) {
    return refused('pictureWidth', { width: size.width, narrowest, widest });
  }
  return { ending };
}

export function openPictures(project: Project): Pictures {
  const waiting = new Map<string, Buffer>();
  const onDisk = (name: string) => project.readBytes(`${PICTURE_FOLDER}/${name}`).catch(() => undefined);
  const bytesOf = async (name: string) => waiting.get(name) ?? (await onDisk(name));

  const freeName = async ({ name, bytes }: Picture, ending: string): Promise<string> => {
    for (let number = 1; ; number += 1) {
      const candidate = `${name}${number === 1 ? '' : `-${number}`}.${ending}`;
      const there = await bytesOf(candidate);
      if (!there || there.equals(bytes)) return candidate;
    }
  };

  return {
    add: async (fileName, bytes) => {
      const result = await judged(bytes);
      if ('fault' in result) return { problem: { ...result.fault, place: 'picture' } };
      const name = await freeName({ name: plainName(fileName), bytes }, result.ending);
      if (!(await onDisk(name))) waiting.set(name, bytes);
      return { name };
    },
    bytesOf,
    faultOf: async (name) => {
      const bytes = await bytesOf(name);
      if (!bytes) return { kind: 'lostPicture', values: { name } };
      const result = await judged(bytes);
      return 'fault' in result ? result.fault : undefined;
    },
    changesFor: (names) =>
      [...new Set(names)].flatMap((name) => {
        const after = waiting.get(name);
        return after ? [{ path: `${PICTURE_FOLDER}/${name}`, before: undefined, after }] : [];
      }),
    written: (names) => names.forEach((name) => waiting.delete(name)),
  };
}
