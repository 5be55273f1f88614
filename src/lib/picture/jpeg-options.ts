export interface JpegSize {
  /** In pixels; a smaller picture is not enlarged. */
  readonly longSide: number;
  /** 0–1. */
  readonly quality: number;
}

export interface JpegOptions extends JpegSize {
  /** The end of the file was missing; a picture of which whole rows are missing is not taken. */
  readonly isCut: boolean;
}

/** On a page of A4, this is 188 dots per inch: letters of 8 points are 20 pixels high (docs/decisions/0063-fast-photos.md). @chosen */
export const SENT_SIZE: JpegSize = { longSide: 2200, quality: 0.75 };
/** What the editor of a picture shows. @chosen */
export const PREVIEW_SIZE: JpegSize = { longSide: 1000, quality: 0.82 };
