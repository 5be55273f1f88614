import type { EditOptions } from '../../../platform/pictures/edited-jpeg.ts';
import type { workOnPicture } from '../../../platform/pictures/pictures.ts';
import { reportChunkError } from '../../../ui/use-lazy-module.ts';

/** Why there is no edited picture; the editor's message has the same name. */
export type EditFailure = 'failed' | 'notLoaded';

export async function editedPicture(
  work: typeof workOnPicture,
  picture: Blob,
  options: EditOptions,
  editor?: number,
): Promise<Blob | EditFailure> {
  try {
    return (await work({ name: 'edit', picture, options, editor })) ?? 'failed';
  } catch (error) {
    reportChunkError(error);
    return 'notLoaded';
  }
}
