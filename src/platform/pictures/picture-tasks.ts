import type { Shape } from '../../lib/picture/find-page.ts';
import type { Inspection } from '../../lib/picture/inspection.ts';
import type { JpegOptions } from '../../lib/picture/jpeg-options.ts';
import { forgetDecoded } from './decoded.ts';
import { editedJpeg, type EditOptions } from './edited-jpeg.ts';
import { inspectedPicture } from './inspected-picture.ts';
import { uprightJpeg } from './upright-jpeg.ts';

/** A task that makes a picture, or none. */
export type JpegTask =
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

export interface InspectTask {
  readonly name: 'inspect';
  readonly picture: Blob;
  /** The shape of the document that the picture shows. */
  readonly shape: Shape;
}

export type PictureTask = JpegTask | InspectTask;

/** @returns undefined if this browser cannot do it */
export function runPictureTask(task: InspectTask): Promise<Inspection | undefined>;
export function runPictureTask(task: JpegTask): Promise<Blob | undefined>;
export function runPictureTask(task: PictureTask): Promise<Blob | Inspection | undefined>;
export async function runPictureTask(task: PictureTask): Promise<Blob | Inspection | undefined> {
  switch (task.name) {
    case 'upright':
      return uprightJpeg(task.picture, task.options, task.editor);
    case 'edit':
      return editedJpeg(task.picture, task.options, task.editor);
    case 'inspect':
      return inspectedPicture(task.picture, task.shape);
    case 'forget':
      forgetDecoded();
      return undefined;
  }
}
