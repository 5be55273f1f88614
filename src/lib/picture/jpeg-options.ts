export interface JpegSize {
  /** In pixels. A smaller picture is not enlarged. */
  readonly longSide: number;
  /** 0–1. */
  readonly quality: number;
}

export interface JpegOptions extends JpegSize {
  /** The file's end was missing. A picture without some of its rows is rejected. */
  readonly isCut: boolean;
}

/**
 * 188 dots per inch on an A4 page, where letters of 8 points are 20 pixels high (docs/decisions/0049-documents.md).
 * @chosen
 */
export const SENT_SIZE: JpegSize = { longSide: 2200, quality: 0.75 };
/** The size that the picture editor shows. @chosen */
export const PREVIEW_SIZE: JpegSize = { longSide: 1000, quality: 0.82 };
/** The photo from which the editor makes what it shows, so that a document that fills half of it is still sharp. @chosen */
export const EDITOR_SIZE: JpegSize = { longSide: 1600, quality: 0.82 };
