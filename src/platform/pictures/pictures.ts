import pictureWorker from './picture-worker.ts?worker&url';
import { PICTURE_WAIT_MS } from '../../config/constants.ts';
import type { PictureReply, PictureRequest } from './picture-worker.ts';
import type { PictureTask } from './picture-tasks.ts';
import { trustedAddress } from './trusted-address.ts';

type Answer = Pick<PictureReply, 'jpeg'> | undefined;
/** @returns undefined when the worker has failed */
type Run = (task: PictureTask) => Promise<Answer>;

const UNABLE: Run = () => Promise.resolve(undefined);

/** @param onEnd is told by what later pictures are worked on; undefined asks for a new worker */
function startWorker(onEnd: (next: Run | undefined) => void): Run {
  // A browser that has no canvas in workers throws here or there, and works in the page.
  if (typeof OffscreenCanvas === 'undefined') return UNABLE;
  const worker = new Worker(trustedAddress('picture-worker', pictureWorker), { type: 'module' });
  let tasks = 0;
  let settle: ((answer: Answer) => void) | undefined;
  worker.addEventListener('message', ({ data }: MessageEvent<PictureReply>) => {
    if (data.id === tasks) settle?.(data);
  });
  worker.addEventListener('error', () => {
    onEnd(UNABLE);
    settle?.(undefined);
  });
  return (task) =>
    new Promise((resolve) => {
      tasks += 1;
      // The system may end a worker that needs too much memory, and tells nobody.
      const timer = setTimeout(() => {
        worker.terminate();
        onEnd(undefined);
        resolve({ jpeg: undefined });
      }, PICTURE_WAIT_MS);
      settle = (answer) => {
        clearTimeout(timer);
        resolve(answer);
      };
      const request: PictureRequest = { id: tasks, task };
      worker.postMessage(request);
    });
}

type LoadTasks = () => Promise<Pick<typeof import('./picture-tasks.ts'), 'runPictureTask'>>;

/** @param loadTasks the code that works in the page */
export function createPictureWork(loadTasks: LoadTasks) {
  let run: Run | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function workNow(task: PictureTask): Promise<Blob | undefined> {
    try {
      run ??= startWorker((next) => (run = next));
    } catch {
      run = UNABLE;
    }
    const answer = await run(task);
    if (answer) return answer.jpeg;
    try {
      const { runPictureTask } = await loadTasks();
      return await runPictureTask(task);
    } catch (error) {
      document.dispatchEvent(new CustomEvent('chunk:failed', { detail: error }));
      return undefined;
    }
  }

  return (task: PictureTask): Promise<Blob | undefined> => {
    const result = last.then(() => workNow(task));
    last = result;
    return result;
  };
}

/**
 * Works in a worker where there is one, and in the page otherwise. Pictures are worked on one after the other, so that only
 * one of them is decoded in memory, and none loses time of its own by waiting.
 * @returns undefined when this browser cannot do it; it never rejects
 */
export const workOnPicture = createPictureWork(() => import('./picture-tasks.ts'));
