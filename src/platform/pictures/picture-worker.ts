import { runPictureTask, type PictureTask } from './picture-tasks.ts';

export interface PictureRequest {
  readonly id: number;
  readonly task: PictureTask;
}
export interface PictureReply {
  readonly id: number;
  readonly jpeg: Blob | undefined;
}

addEventListener('message', ({ data: { id, task } }: MessageEvent<PictureRequest>) => {
  void runPictureTask(task).then((jpeg) => {
    const reply: PictureReply = { id, jpeg };
    postMessage(reply);
  });
});
