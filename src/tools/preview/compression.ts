import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';
export type Bytes = Uint8Array<ArrayBuffer>;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const COMPRESSIBLE = /^(?:text\/|application\/(?:json|xml|manifest\+json)|image\/svg)/;
/** Below this a packet is not saved and the header costs more. */
const LEAST_BYTES = 500;

/** The best encoding a request accepts for a body; `q=0` refuses one. */
export function encodingFor(accepted: string, type: string, size: number): Encoding | undefined {
  if (size < LEAST_BYTES || !COMPRESSIBLE.test(type)) return undefined;
  const offered = accepted
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter((one) => !/;\s*q=0(?:\.0*)?$/.test(one))
    .map((one) => one.split(';')[0]);
  return (['br', 'gzip'] as const).find((encoding) => offered.includes(encoding));
}

/** Compresses as a production host does ahead of time, at the highest level, so that measured bytes are real. */
export async function compress(body: Bytes, encoding: Encoding): Promise<Bytes> {
  const packed =
    encoding === 'br'
      ? await brotli(body, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
        })
      : await zip(body, { level: 9 });
  return new Uint8Array(packed);
}
