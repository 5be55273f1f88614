import type { JpegOptions } from '../../lib/picture/jpeg-options.ts';
import { forgetDecoded } from './decoded.ts';
import { editedJpeg, type EditOptions } from './edited-jpeg.ts';
import { uprightJpeg } from './upright-jpeg.ts';

export type PictureTask =
  | {
      readonly name: 'upright';
      readonly picture: Blob;
      readonly options: JpegOptions;
      /** The editor that is open on this picture, which stays decoded until `forget`. */
      readonly editor?: number | undefined;
    }
  | {
      readonly name: 'edit';
      readonly picture: Blob;
      readonly options: EditOptions;
      readonly editor?: number | undefined;
    }
  | { readonly name: 'forget' };

/** @returns undefined if this browser cannot do it */
export async function runPictureTask(task: PictureTask): Promise<Blob | undefined> {
  switch (task.name) {
    case 'upright':
      return uprightJpeg(task.picture, task.options, task.editor);
    case 'edit':
      return editedJpeg(task.picture, task.options, task.editor);
    case 'forget':
      forgetDecoded();
      return undefined;
  }
}
