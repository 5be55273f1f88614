import { SENT_SIZE, type JpegOptions } from '../../lib/picture/jpeg-options.ts';
import { cleanLine } from '../../model/text.ts';
import { checksumOf, type Bytes } from './bytes.ts';
import { convertiblePixels } from './convertible-pixels.ts';
import {
  bytesOf,
  checkBytes,
  checkSize,
  isCutPdf,
  withoutLeadIn,
  type FileCheck,
  type FileFormat,
} from './file-check.ts';
import { orientationSegment, removeJpegMetadata } from './jpeg-metadata.ts';
import { removePngMetadata } from './png-metadata.ts';

/** `not-loaded`: the code that could convert the picture could not be loaded, which says nothing about the picture. */
export type RefusalReason =
  'empty' | 'too-big' | 'wrong-type' | 'unreadable' | 'damaged' | 'cannot-convert' | 'not-loaded';

export interface PreparedFile {
  readonly file: File;
  readonly hasPreview: boolean;
  /** The checksum of the bytes that the applicant chose, before any change. */
  readonly checksum: number;
}

export type Preparation =
  | { readonly kind: 'ready'; readonly preparedFile: PreparedFile }
  /** The file seems to be encrypted; the applicant decides whether it is sent. */
  | { readonly kind: 'locked'; readonly preparedFile: PreparedFile }
  | { readonly kind: 'refused'; readonly reason: RefusalReason };

/**
 * @returns undefined when this browser cannot show the picture
 * @throws if its code could not be loaded
 */
export type ToUprightJpeg = (picture: Blob, options: JpegOptions) => Promise<Blob | undefined>;

export interface PrepareOptions {
  readonly toUprightJpeg: ToUprightJpeg;
  /** The applicant wants to keep the picture's size. */
  readonly keepsSize: boolean;
}

/** At this quality, documents show no visible loss. @chosen */
const ORIGINAL_SIZE = { isCut: false, longSide: Infinity, quality: 0.92 };
const SMALL_SIZE = { isCut: false, ...SENT_SIZE };
/** A picture of at most this size is sent unchanged. @chosen */
const SMALL_BYTES = 600_000;
/** A smaller saving does not justify the quality that re-encoding loses. @chosen */
const SMALLER_BY = 0.8;
/** Decoding a larger picture just to shrink it is too much for a phone. @chosen */
const SCALE_PIXELS = 64_000_000;

/** Returns how to encode a picture of this size if it must be re-encoded anyway. */
const sizeFor = (bytes: number, keepsSize: boolean): JpegOptions =>
  keepsSize || bytes <= SMALL_BYTES ? ORIGINAL_SIZE : SMALL_SIZE;

/** Converts a picture that can also be sent as it is. @returns undefined when it should be */
const convertIfPossible = (picture: Blob, jpegOptions: JpegOptions, { toUprightJpeg }: PrepareOptions) =>
  toUprightJpeg(picture, jpegOptions).catch(() => undefined);

/** @returns undefined when the picture should be sent unchanged */
async function smallerJpeg(picture: Blob, pixels: number, options: PrepareOptions): Promise<Blob | undefined> {
  if (options.keepsSize || picture.size <= SMALL_BYTES || pixels > SCALE_PIXELS) return undefined;
  const jpeg = await convertIfPossible(picture, SMALL_SIZE, options);
  return jpeg && jpeg.size <= picture.size * SMALLER_BY ? jpeg : undefined;
}

/** Decoding a larger picture may crash the page of a phone. @chosen */
const DECODE_PIXELS = 100_000_000;
/** Browsers cannot show a larger picture, and no scanner or camera makes one. @chosen */
const PICTURE_PIXELS = 2 ** 29;

/** The longest name in code points, including the extension. @chosen */
const FILE_NAME_LIMIT = 120;
const DEFAULT_NAME = 'document';
const DIRECTION_MARKS = /[\u061C\u200E\u200F]/g;
const EXTENSIONS: Record<FileFormat, readonly [string, ...string[]]> = {
  pdf: ['pdf'],
  jpeg: ['jpg', 'jpeg', 'jpe', 'jfif'],
  png: ['png'],
};

/** A PDF called `scan.exe` becomes `scan.pdf`. */
export function fileNameFor(name: string, format: FileFormat): string {
  const plain = cleanLine(name.replace(DIRECTION_MARKS, '').replace(/^.*[/\\]/s, ''));
  const match = /\.([a-z][a-z0-9]{0,4})$/i.exec(plain);
  const [usual, ...others] = EXTENSIONS[format];
  const isTrue = match && [usual, ...others].includes((match[1] ?? '').toLowerCase());
  const extension = isTrue ? match[0] : `.${usual}`;
  const base = [...(match ? plain.slice(0, -match[0].length) : plain).trim()]
    .slice(0, FILE_NAME_LIMIT - extension.length)
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

/** Converts a picture that cannot be sent as it is. */
async function convert(
  source: Source,
  picture: Blob,
  jpegOptions: JpegOptions,
  { toUprightJpeg }: PrepareOptions,
  reason: RefusalReason,
): Promise<Preparation> {
  try {
    const jpeg = await toUprightJpeg(picture, jpegOptions);
    return jpeg ? ready(source, 'jpeg', [jpeg], true) : refused(reason);
  } catch {
    return refused('not-loaded');
  }
}

const JPEG_END = Uint8Array.of(0xff, 0xd9);
const PNG_END = Uint8Array.of(0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82);

/**
 * Only a decoder can tell whether a file without its end still shows the picture. The decoded picture is sent.
 * @param repaired the picture with an added end; undefined if it is too large to decode
 */
async function prepareCut(source: Source, repaired: Blob | undefined, options: PrepareOptions): Promise<Preparation> {
  if (!repaired) return refused('damaged');
  const jpegOptions = { ...sizeFor(repaired.size, options.keepsSize), isCut: true };
  return convert(source, repaired, jpegOptions, options, 'damaged');
}

async function prepareJpeg(source: Source, options: PrepareOptions): Promise<Preparation> {
  const clean = removeJpegMetadata(source.bytes);
  if (!clean) return refused('damaged');
  const { parts, orientation, pixels, isWhole } = clean;
  if (pixels > PICTURE_PIXELS) return refused('damaged');
  const isDecodable = pixels <= DECODE_PIXELS;
  if (!isWhole) {
    const repaired = isDecodable ? new Blob([source.bytes, JPEG_END], { type: 'image/jpeg' }) : undefined;
    return prepareCut(source, repaired, options);
  }
  const picture = new Blob([source.bytes], { type: 'image/jpeg' });
  if (orientation === 1) {
    const smaller = await smallerJpeg(picture, pixels, options);
    return ready(source, 'jpeg', smaller ? [smaller] : parts, isDecodable);
  }
  const jpegOptions = sizeFor(picture.size, options.keepsSize);
  const turned = isDecodable && (await convertIfPossible(picture, jpegOptions, options));
  if (turned) return ready(source, 'jpeg', [turned], true);
  const [start, ...rest] = parts;
  return ready(source, 'jpeg', [...(start ? [start] : []), orientationSegment(orientation), ...rest], isDecodable);
}

async function preparePng(source: Source, options: PrepareOptions): Promise<Preparation> {
  const clean = removePngMetadata(source.bytes);
  if (!clean || clean.pixels > PICTURE_PIXELS) return refused('damaged');
  const isDecodable = clean.pixels <= DECODE_PIXELS;
  if (clean.isWhole) {
    const smaller = await smallerJpeg(new Blob([...clean.parts], { type: 'image/png' }), clean.pixels, options);
    return smaller ? ready(source, 'jpeg', [smaller], true) : ready(source, 'png', clean.parts, isDecodable);
  }
  const repaired = isDecodable ? new Blob([...clean.parts, PNG_END], { type: 'image/png' }) : undefined;
  return prepareCut(source, repaired, options);
}

/** Whether a phone can show the picture safely. Of formats that are never sent, such as AVIF and GIF, no size is read. */
export async function isDecodable(picture: Blob): Promise<boolean> {
  const bytes = await bytesOf(picture);
  if (!bytes) return false;
  const content = withoutLeadIn(bytes);
  const check = checkBytes(content);
  if (check.kind === 'refused') return false;
  if (check.kind === 'convertible') return convertiblePixels(content, check.format) <= DECODE_PIXELS;
  if (check.format === 'pdf') return true;
  const clean = check.format === 'jpeg' ? removeJpegMetadata(content) : removePngMetadata(content);
  return clean !== undefined && clean.pixels <= DECODE_PIXELS;
}

interface OpenedFile {
  readonly bytes: Bytes;
  /** The bytes from the file's own beginning on. */
  readonly content: Bytes;
  readonly check: Exclude<FileCheck, { readonly kind: 'refused' }>;
}

/** @returns the reason if the file can never be sent */
async function openFile(chosen: File): Promise<OpenedFile | RefusalReason> {
  const reason = checkSize(chosen.size);
  if (reason) return reason;
  const bytes = await bytesOf(chosen);
  if (!bytes) return 'unreadable';
  const content = withoutLeadIn(bytes);
  const check = checkBytes(content);
  if (check.kind === 'refused') return check.reason;
  if (check.format === 'pdf' && isCutPdf(content)) return 'damaged';
  return { bytes, content, check };
}

/** Why a file can never be sent, which is found without preparing it. */
export async function refusalOf(chosen: File): Promise<RefusalReason | undefined> {
  const opened = await openFile(chosen);
  return typeof opened === 'string' ? opened : undefined;
}

/** Prepares a file for sending. Location, time and device stay on this device (docs/spec-decisions.md, section 5). */
export async function prepareFile(chosen: File, options: PrepareOptions): Promise<Preparation> {
  const opened = await openFile(chosen);
  if (typeof opened === 'string') return refused(opened);
  const { bytes, content, check } = opened;
  const source = { name: chosen.name, bytes };
  switch (check.kind) {
    case 'convertible': {
      if (convertiblePixels(bytes, check.format) > DECODE_PIXELS) return refused('cannot-convert');
      const picture = new Blob([bytes], { type: `image/${check.format}` });
      return convert(source, picture, sizeFor(picture.size, options.keepsSize), options, 'cannot-convert');
    }
    case 'locked': {
      const preparation = ready(source, 'pdf', [content], false);
      return preparation.kind === 'ready' ? { ...preparation, kind: 'locked' } : preparation;
    }
    case 'good':
      if (check.format === 'jpeg') return prepareJpeg(source, options);
      return check.format === 'png' ? preparePng(source, options) : ready(source, 'pdf', [content], false);
  }
}
