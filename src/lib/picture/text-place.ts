export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The middle line of text across a document, in shares of it. It rises from the lower left, so that it crosses what a
 * forger would use. On an ID card it leaves the name and the number above it alone, and touches only the portrait's
 * upper edge.
 * @chosen
 */
const FROM = { x: 0.05, y: 0.84 };
const TO = { x: 0.95, y: 0.4 };

/** @returns where text lies across a picture: its centre and its size in pixels, and its angle in radians */
export function placeAcross(picture: Size, text: Size) {
  const across = (TO.x - FROM.x) * picture.width;
  const down = (TO.y - FROM.y) * picture.height;
  const width = Math.hypot(across, down);
  return {
    x: ((FROM.x + TO.x) / 2) * picture.width,
    y: ((FROM.y + TO.y) / 2) * picture.height,
    width,
    height: (width / text.width) * text.height,
    angle: Math.atan2(down, across),
  };
}
