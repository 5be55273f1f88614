import { deflateSync } from 'node:zlib';
import { billPayment } from 'promptparse/generate';
import { encode } from 'uqr';

function checksum(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return (value ^ 0xffffffff) >>> 0;
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(checksum(named));
  return Buffer.concat([length, named, sum]);
}

/** A PNG of one byte a pixel, as the bank's service draws the code. */
function png(dark: readonly (readonly boolean[])[], scale: number): Buffer {
  const width = dark.length * scale;
  const rows = dark.flatMap((row) => {
    const pixels = row.flatMap((isDark) => Array.from({ length: scale }, () => (isDark ? 0 : 255)));
    const line = Buffer.from([0, ...pixels]);
    return Array.from({ length: scale }, () => line);
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(width, 4);
  header[8] = 8;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The picture in bare base64: whoever shows it knows that it is a PNG. */
export function billPicture(amount: number, reference1: string, reference2: string): string {
  const payload = billPayment({ billerId: '099400000001400', amount, ref1: reference1, ref2: reference2 });
  return png(encode(payload, { border: 4 }).data, 6).toString('base64');
}
