import type { Bytes } from './bytes.ts';
import { checkBytes, checkSize, type FileFormat } from './file-check.ts';
import { fileNameFor } from './file-name.ts';
import { orientationSegment } from './orientation.ts';
import { stripJpeg } from './strip-jpeg.ts';
import { stripPng } from './strip-png.ts';
import { DECODE_PIXELS, uprightJpeg } from './upright-jpeg.ts';

export type PrepareRefusal = 'empty' | 'too-big' | 'wrong-type' | 'unreadable' | 'damaged' | 'cannot-convert';

/** A file as it will be sent. `preview`: its bytes are a picture, small enough to be shown. */
export interface Outgoing {
  readonly file: File;
  readonly preview: boolean;
}
export type Prepared =
  | { readonly kind: 'ready'; readonly outgoing: Outgoing }
  /** As `ready`, but staff may need a password: the applicant decides. */
  | { readonly kind: 'locked'; readonly outgoing: Outgoing }
  | { readonly kind: 'refused'; readonly why: PrepareRefusal };

/** Turns a picture into an upright JPEG; another one stands in where there is no canvas. */
type ToJpeg = (picture: Blob) => Promise<Blob | undefined>;

const refused = (why: PrepareRefusal): Prepared => ({ kind: 'refused', why });

const ready = (chosen: File, format: FileFormat, parts: readonly BlobPart[], preview: boolean): Prepared => {
  const type = format === 'pdf' ? 'application/pdf' : `image/${format}`;
  const file = new File([...parts], fileNameFor(chosen.name, format), { type });
  const why = checkSize(file.size);
  return why ? refused(why) : { kind: 'ready', outgoing: { file, preview } };
};

async function preparedJpeg(chosen: File, bytes: Bytes, toJpeg: ToJpeg): Promise<Prepared> {
  const stripped = stripJpeg(bytes);
  if (!stripped) return refused('damaged');
  const { parts, orientation, pixels } = stripped;
  const small = pixels <= DECODE_PIXELS;
  if (orientation === 1) return ready(chosen, 'jpeg', parts, small);
  const turned = small ? await toJpeg(new Blob([bytes], { type: 'image/jpeg' })) : undefined;
  if (turned) return ready(chosen, 'jpeg', [turned], true);
  const [start, ...rest] = parts;
  return ready(chosen, 'jpeg', [...(start ? [start] : []), orientationSegment(orientation), ...rest], small);
}

const preparedPng = (chosen: File, bytes: Bytes): Prepared => {
  const stripped = stripPng(bytes);
  return stripped ? ready(chosen, 'png', stripped.parts, stripped.pixels <= DECODE_PIXELS) : refused('damaged');
};

/** The bytes, taken at once: a phone may close its cloud file again before the upload has its turn. */
async function bytesOf(chosen: File): Promise<Bytes | undefined> {
  try {
    return new Uint8Array(await chosen.arrayBuffer());
  } catch {
    return undefined;
  }
}

/**
 * Makes a chosen file ready to be sent: read, judged by its bytes, and freed of everything but the document. Place, time and device
 * of a photo never leave the device (decisions 5). Never throws.
 */
export async function prepareFile(chosen: File, toJpeg: ToJpeg = uprightJpeg): Promise<Prepared> {
  const why = checkSize(chosen.size);
  if (why) return refused(why);
  const bytes = await bytesOf(chosen);
  if (!bytes) return refused('unreadable');
  const check = checkBytes(bytes);
  switch (check.kind) {
    case 'refused':
      return refused(check.why);
    case 'convertible': {
      const jpeg = await toJpeg(new Blob([bytes], { type: `image/${check.format}` }));
      return jpeg ? ready(chosen, 'jpeg', [jpeg], true) : refused('cannot-convert');
    }
    case 'locked': {
      const prepared = ready(chosen, 'pdf', [bytes], false);
      return prepared.kind === 'ready' ? { ...prepared, kind: 'locked' } : prepared;
    }
    case 'good':
      if (check.format === 'jpeg') return preparedJpeg(chosen, bytes, toJpeg);
      return check.format === 'png' ? preparedPng(chosen, bytes) : ready(chosen, 'pdf', [bytes], false);
  }
}
