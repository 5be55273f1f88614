import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/**
 * Creates a black and white PNG with one bit per pixel from a square of dots (`true` is black).
 * @param scale pixels per dot
 */
export function pngOf(dots: readonly (readonly boolean[])[], scale: number): Buffer {
  const side = dots.length * scale;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1; // bits a pixel; colour type 0 is grey
  const lines = dots.flatMap((row) => {
    // The first byte of each line is its filter; 0 means none.
    const line = Buffer.alloc(1 + Math.ceil(side / 8), 0xff);
    line[0] = 0;
    for (let x = 0; x < side; x += 1) {
      if (row[Math.floor(x / scale)]) line[1 + (x >> 3)] = (line[1 + (x >> 3)] ?? 0) & ~(0x80 >> (x & 7));
    }
    return Array.from({ length: scale }, () => line);
  });
  const data = deflateSync(Buffer.concat(lines));
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}
