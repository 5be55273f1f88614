import type { Box } from './edits.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Where text is written on a picture: at its lower edge. Documents have names and numbers at the top, which must be
 * legible, and the boxes of an ID card end above it.
 * @chosen
 */
export const TEXT_PLACE: Box = { left: 0.03, top: 0.76, width: 0.94, height: 0.22 };

/** Returns where text is as large as its place allows, in the middle of the lower edge. */
export function placeBelow(picture: Size, text: Size) {
  const [mostWide, mostHigh] = [TEXT_PLACE.width * picture.width, TEXT_PLACE.height * picture.height];
  const scale = Math.min(mostWide / text.width, mostHigh / text.height);
  const [width, height] = [text.width * scale, text.height * scale];
  const bottom = (TEXT_PLACE.top + TEXT_PLACE.height) * picture.height;
  return { left: (picture.width - width) / 2, top: bottom - height, width, height };
}
