import type { Inspection } from '../../lib/picture/inspection.ts';
import { runPictureTask, type PictureTask } from './picture-tasks.ts';

export interface PictureRequest {
  readonly id: number;
  readonly task: PictureTask;
}
export type PictureReply =
  /** The worker has loaded its code. */
  | { readonly kind: 'loaded' }
  | { readonly kind: 'done'; readonly id: number; readonly result: Blob | Inspection | undefined };

const reply = (message: PictureReply): void => postMessage(message);

addEventListener('message', ({ data: { id, task } }: MessageEvent<PictureRequest>) => {
  void runPictureTask(task).then((result) => reply({ kind: 'done', id, result }));
});
reply({ kind: 'loaded' });
