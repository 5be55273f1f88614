export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What is written across a picture takes this share of the room that there is. */
const FILLED = 0.94;

/** Returns how text is laid along the diagonal of a picture, as large as it can be without leaving the picture. */
export function placeAcross(picture: Size, text: Size): { readonly angle: number; readonly scale: number } {
  const angle = Math.atan2(picture.height, picture.width);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const width = text.width * cos + text.height * sin;
  const height = text.width * sin + text.height * cos;
  return { angle: -angle, scale: FILLED * Math.min(picture.width / width, picture.height / height) };
}
