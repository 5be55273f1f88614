import type { EditOptions } from '../../../platform/pictures/edited-jpeg.ts';
import type { JpegTask } from '../../../platform/pictures/picture-tasks.ts';
import { reportChunkError } from '../../../ui/use-lazy-module.ts';

/** What changes pictures. @throws if its code could not be loaded */
export type EditWork = (task: JpegTask) => Promise<Blob | undefined>;

/** Why there is no edited picture; the editor's message has the same name. */
export type EditFailure = 'failed' | 'notLoaded';

export async function editedPicture(
  work: EditWork,
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
