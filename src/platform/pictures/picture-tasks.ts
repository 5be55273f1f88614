import type { JpegOptions } from '../../lib/picture/jpeg-options.ts';
import { editedJpeg, type EditOptions } from './edited-jpeg.ts';
import { uprightJpeg } from './upright-jpeg.ts';

export type PictureTask =
  | { readonly name: 'upright'; readonly picture: Blob; readonly options: JpegOptions }
  | { readonly name: 'edit'; readonly picture: Blob; readonly options: EditOptions };

/** @returns undefined when this browser cannot do it */
export const runPictureTask = (task: PictureTask): Promise<Blob | undefined> =>
  task.name === 'edit' ? editedJpeg(task.picture, task.options) : uprightJpeg(task.picture, task.options);
