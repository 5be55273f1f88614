import { runPictureTask, type PictureTask } from './picture-tasks.ts';

export interface PictureRequest {
  readonly id: number;
  readonly task: PictureTask;
}
export type PictureReply =
  /** The worker has loaded its code. */
  { readonly kind: 'loaded' } | { readonly kind: 'done'; readonly id: number; readonly jpeg: Blob | undefined };

const reply = (message: PictureReply): void => postMessage(message);

addEventListener('message', ({ data: { id, task } }: MessageEvent<PictureRequest>) => {
  void runPictureTask(task).then((jpeg) => reply({ kind: 'done', id, jpeg }));
});
reply({ kind: 'loaded' });
