import { cleanLine } from '../../model/text.ts';
import { checksumOf, type Bytes } from './bytes.ts';
import { checkBytes, checkSize, isCutPdf, withoutLeadIn, type FileFormat } from './file-check.ts';
import { orientationSegment, removeJpegMetadata } from './jpeg-metadata.ts';
import { removePngMetadata } from './png-metadata.ts';

export type RefusalReason = 'empty' | 'too-big' | 'wrong-type' | 'unreadable' | 'damaged' | 'cannot-convert';

export interface PreparedFile {
  readonly file: File;
  readonly hasPreview: boolean;
  /** The checksum of the bytes that the applicant chose, before they were changed. */
  readonly checksum: number;
}

export type Preparation =
  | { readonly kind: 'ready'; readonly preparedFile: PreparedFile }
  /** The file seems to be encrypted; the applicant decides whether it is sent. */
  | { readonly kind: 'locked'; readonly preparedFile: PreparedFile }
  | { readonly kind: 'refused'; readonly reason: RefusalReason };

/** @returns undefined when this browser cannot show the picture */
export type ToUprightJpeg = (picture: Blob, isCut?: boolean) => Promise<Blob | undefined>;

/** Decoding a larger picture may crash the page of a phone. @chosen */
const DECODE_PIXELS = 100_000_000;
/** No browser shows a larger picture, and nothing that scans or photographs makes one. @chosen */
const PICTURE_PIXELS = 2 ** 29;

/** In code points, including the extension. @chosen */
const NAME_LIMIT = 120;
const DEFAULT_NAME = 'document';
const DIRECTION_MARKS = /[\u061C\u200E\u200F]/g;
const EXTENSIONS: Record<FileFormat, readonly [string, ...string[]]> = {
  pdf: ['pdf'],
  jpeg: ['jpg', 'jpeg', 'jpe', 'jfif'],
  png: ['png'],
};

/** `scan.exe` that is a PDF becomes `scan.pdf`. */
export function fileNameFor(name: string, format: FileFormat): string {
  const plain = cleanLine(name.replace(DIRECTION_MARKS, '').replace(/^.*[/\\]/s, ''));
  const match = /\.([a-z][a-z0-9]{0,4})$/i.exec(plain);
  const [usual, ...others] = EXTENSIONS[format];
  const isTrue = match && [usual, ...others].includes((match[1] ?? '').toLowerCase());
  const extension = isTrue ? match[0] : `.${usual}`;
  const base = [...(match ? plain.slice(0, -match[0].length) : plain).trim()]
    .slice(0, NAME_LIMIT - extension.length)
    .join('')
    .replace(/[. ]+$/, '');
  return (base || DEFAULT_NAME) + extension;
}

const refused = (reason: RefusalReason): Preparation => ({ kind: 'refused', reason });

interface Source {
  readonly name: string;
  readonly bytes: Bytes;
}

function ready(source: Source, format: FileFormat, parts: readonly BlobPart[], hasPreview: boolean): Preparation {
  const type = format === 'pdf' ? 'application/pdf' : `image/${format}`;
  const file = new File([...parts], fileNameFor(source.name, format), { type });
  const reason = checkSize(file.size);
  if (reason) return refused(reason);
  return { kind: 'ready', preparedFile: { file, hasPreview, checksum: checksumOf(source.bytes) } };
}

const JPEG_END = Uint8Array.of(0xff, 0xd9);
const PNG_END = Uint8Array.of(0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82);

/**
 * Only a decoder can tell whether a file without its end still shows the picture. What it shows is sent.
 * @param mended the picture with an end; undefined when it is too large to be decoded
 */
async function prepareCut(
  source: Source,
  mended: Blob | undefined,
  toUprightJpeg: ToUprightJpeg,
): Promise<Preparation> {
  const shown = mended && (await toUprightJpeg(mended, true));
  return shown ? ready(source, 'jpeg', [shown], true) : refused('damaged');
}

async function prepareJpeg(source: Source, toUprightJpeg: ToUprightJpeg): Promise<Preparation> {
  const clean = removeJpegMetadata(source.bytes);
  if (!clean) return refused('damaged');
  const { parts, orientation, pixels, isWhole } = clean;
  if (pixels > PICTURE_PIXELS) return refused('damaged');
  const isDecodable = pixels <= DECODE_PIXELS;
  if (!isWhole) {
    const mended = isDecodable ? new Blob([source.bytes, JPEG_END], { type: 'image/jpeg' }) : undefined;
    return prepareCut(source, mended, toUprightJpeg);
  }
  if (orientation === 1) return ready(source, 'jpeg', parts, isDecodable);
  const turned = isDecodable ? await toUprightJpeg(new Blob([source.bytes], { type: 'image/jpeg' })) : undefined;
  if (turned) return ready(source, 'jpeg', [turned], true);
  const [start, ...rest] = parts;
  return ready(source, 'jpeg', [...(start ? [start] : []), orientationSegment(orientation), ...rest], isDecodable);
}

async function preparePng(source: Source, toUprightJpeg: ToUprightJpeg): Promise<Preparation> {
  const clean = removePngMetadata(source.bytes);
  if (!clean || clean.pixels > PICTURE_PIXELS) return refused('damaged');
  const isDecodable = clean.pixels <= DECODE_PIXELS;
  if (clean.isWhole) return ready(source, 'png', clean.parts, isDecodable);
  const mended = isDecodable ? new Blob([...clean.parts, PNG_END], { type: 'image/png' }) : undefined;
  return prepareCut(source, mended, toUprightJpeg);
}

/** The bytes are read at once, because a phone may close a file from its cloud before the upload starts. */
async function bytesOf(chosen: File): Promise<Bytes | undefined> {
  try {
    return new Uint8Array(await chosen.arrayBuffer());
  } catch {
    return undefined;
  }
}

/** Location, time and device never leave this device (docs/spec-decisions.md, section 5). */
export async function prepareFile(chosen: File, toUprightJpeg: ToUprightJpeg): Promise<Preparation> {
  const reason = checkSize(chosen.size);
  if (reason) return refused(reason);
  const bytes = await bytesOf(chosen);
  if (!bytes) return refused('unreadable');
  const source = { name: chosen.name, bytes };
  const content = withoutLeadIn(bytes);
  const check = checkBytes(content);
  if ('format' in check && check.format === 'pdf' && isCutPdf(content)) return refused('damaged');
  switch (check.kind) {
    case 'refused':
      return refused(check.reason);
    case 'convertible': {
      const jpeg = await toUprightJpeg(new Blob([bytes], { type: `image/${check.format}` }));
      return jpeg ? ready(source, 'jpeg', [jpeg], true) : refused('cannot-convert');
    }
    case 'locked': {
      const preparation = ready(source, 'pdf', [content], false);
      return preparation.kind === 'ready' ? { ...preparation, kind: 'locked' } : preparation;
    }
    case 'good':
      if (check.format === 'jpeg') return prepareJpeg(source, toUprightJpeg);
      return check.format === 'png' ? preparePng(source, toUprightJpeg) : ready(source, 'pdf', [content], false);
  }
}
