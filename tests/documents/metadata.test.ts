import { describe, expect, test } from 'vitest';
import { orientationOf, orientationSegment, removeJpegMetadata } from '../../src/documents/file/jpeg-metadata.ts';
import { removePngMetadata } from '../../src/documents/file/png-metadata.ts';
import {
  bytesOf,
  chunk,
  END,
  exif,
  frame,
  GPS,
  JFIF,
  jpeg,
  png,
  SCAN,
  segment,
  TABLE,
  type Bytes,
} from './sample-files.ts';

const whole = (clean: { readonly parts: readonly Bytes[] } | undefined): Bytes =>
  bytesOf(...(clean?.parts ?? []).map((part) => [...part]));

describe('a JPEG', () => {
  test.each([
    ['XMP', segment(0xe1, 'http://ns.adobe.com/xap/1.0/\u0000', GPS)],
    ['IPTC', segment(0xed, 'Photoshop 3.0\u0000', GPS)],
    ['a comment with markup', segment(0xfe, '<script>alert(1)</script>', GPS)],
    ["a vendor's segment", segment(0xe4, 'MAKER', GPS)],
    ['an index of further pictures', segment(0xe2, 'MPF\u0000', GPS)],
    ['a thumbnail', segment(0xe0, 'JFXX\u0000', GPS)],
    ['a segment of unknown use', segment(0xf4, GPS)],
    ['a reserved segment', segment(0x05, GPS)],
  ])('loses %s', (_name, extra) => {
    expect(whole(removeJpegMetadata(jpeg(JFIF, extra)))).toEqual(jpeg(JFIF));
  });

  test('loses the thumbnail after its JFIF header, and a comment after the colour transform', () => {
    const adobe = ['Adobe', [0, 100, 0, 0, 0, 0, 2]];
    const withThumbnail = segment(0xe0, 'JFIF\u0000', [1, 1, 0, 0, 1, 0, 1, 1, 1], GPS);
    const clean = whole(removeJpegMetadata(jpeg(withThumbnail, segment(0xee, ...adobe, GPS))));
    expect(clean).toEqual(jpeg(JFIF, segment(0xee, ...adobe)));
  });

  test("keeps Adobe's colour transform, without which CMYK is wrong", () => {
    const adobe = segment(0xee, 'Adobe', [0, 100, 0, 0, 0, 0, 2]);
    expect(whole(removeJpegMetadata(jpeg(adobe)))).toEqual(jpeg(adobe));
  });

  test('loses a segment between two scans of a progressive picture', () => {
    const scans = (extra: readonly number[]): Bytes =>
      bytesOf([0xff, 0xd8], [...frame(4, 2)], [...SCAN], extra, [...TABLE], [...SCAN], END);
    expect(whole(removeJpegMetadata(scans([...segment(0xfe, GPS)])))).toEqual(scans([]));
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('keeps orientation %i in both byte orders', (orientation) => {
    expect(removeJpegMetadata(jpeg(exif(orientation)))?.orientation).toBe(orientation);
    expect(removeJpegMetadata(jpeg(exif(orientation, true)))?.orientation).toBe(orientation);
  });
});

describe('orientation', () => {
  test('is kept alone in its own segment', () => {
    const alone = orientationSegment(6);
    expect(orientationOf(alone.subarray(10))).toBe(6);
    expect(removeJpegMetadata(jpeg(alone))?.orientation).toBe(6);
  });
});

describe('a PNG', () => {
  test('keeps pixels and appearance, and loses location, texts, time and data after its end', () => {
    const looks = [chunk('gAMA', [1]), chunk('iCCP', 'sRGB'), chunk('tRNS', [0])];
    const removed = [
      chunk('eXIf', GPS),
      chunk('tEXt', GPS),
      chunk('iTXt', GPS),
      chunk('zTXt', GPS),
      chunk('tIME', GPS),
      chunk('prVt', GPS),
      chunk('GPSx', GPS),
    ];
    const clean = removePngMetadata(bytesOf([...png(...removed, ...looks)], 'PK', GPS));
    expect(whole(clean)).toEqual(png(...looks));
    expect(clean?.pixels).toBe(8);
  });
});
