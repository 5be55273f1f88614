import { FINDER_SIZE, findPage, type Shape } from '../../lib/picture/find-page.ts';
import type { Inspection } from '../../lib/picture/inspection.ts';
import { WHOLE_PICTURE } from '../../lib/picture/projection.ts';
import { withDecoded } from './decoded.ts';
import { pagePixels } from './edited-jpeg.ts';

/**
 * Looks for a document in a photo.
 * @returns undefined if the browser cannot decode the picture or memory is short
 */
export async function inspectedPicture(picture: Blob, shape: Shape): Promise<Inspection | undefined> {
  try {
    return await withDecoded(picture, undefined, (bitmap) => {
      const small = pagePixels(bitmap, WHOLE_PICTURE, FINDER_SIZE);
      return small && { corners: findPage(small.pixels, shape) };
    });
  } catch {
    return undefined;
  }
}
