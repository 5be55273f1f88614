import pictureWorker from './picture-worker.ts?worker&url';
import { PICTURE_WAIT_MS } from '../../config/constants.ts';
import type { PictureReply, PictureRequest } from './picture-worker.ts';
import type { Inspection } from '../../lib/picture/inspection.ts';
import type { InspectTask, JpegTask, PictureTask } from './picture-tasks.ts';
import { trustedAddress } from './trusted-address.ts';

interface Finished {
  readonly result: Blob | Inspection | undefined;
}
/** @returns undefined if the worker could not be loaded or has failed, which says nothing about the picture */
type Run = (task: PictureTask) => Promise<Finished | undefined>;

const UNABLE: Run = () => Promise.resolve(undefined);

/** @param onEnd receives what to use for later pictures; undefined asks for a new worker */
function startWorker(onEnd: (next: Run | undefined) => void): Run {
  // Browsers without a canvas in workers throw here or there, and work in the page instead.
  if (typeof OffscreenCanvas === 'undefined') return UNABLE;
  const worker = new Worker(trustedAddress('picture-worker', pictureWorker), { type: 'module' });
  let tasks = 0;
  let isLoaded = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let settle: ((finished: Finished | undefined) => void) | undefined;
  const startTimer = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      worker.terminate();
      // The system may silently end a worker that needs too much memory, so the page does not try the same picture.
      onEnd(isLoaded ? undefined : UNABLE);
      settle?.(isLoaded ? { result: undefined } : undefined);
    }, PICTURE_WAIT_MS);
  };
  worker.addEventListener('message', ({ data }: MessageEvent<PictureReply>) => {
    if (data.kind === 'done') {
      if (data.id === tasks) settle?.(data);
      return;
    }
    isLoaded = true;
    // The first picture's time begins now.
    startTimer();
  });
  worker.addEventListener('error', () => {
    onEnd(UNABLE);
    settle?.(undefined);
  });
  return (task) =>
    new Promise((resolve) => {
      tasks += 1;
      settle = (finished) => {
        clearTimeout(timer);
        resolve(finished);
      };
      startTimer();
      const request: PictureRequest = { id: tasks, task };
      worker.postMessage(request);
    });
}

/** The last one is what makes pictures. */
interface PictureWork {
  (task: InspectTask): Promise<Inspection | undefined>;
  (task: JpegTask): Promise<Blob | undefined>;
}

type LoadTasks = () => Promise<{
  readonly runPictureTask: (task: PictureTask) => Promise<Blob | Inspection | undefined>;
}>;

/** @param loadTasks loads the code that works in the page */
export function createPictureWork(loadTasks: LoadTasks): PictureWork {
  let run: Run | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function workNow(task: PictureTask): Promise<Blob | Inspection | undefined> {
    try {
      run ??= startWorker((next) => (run = next));
    } catch {
      run = UNABLE;
    }
    const finished = await run(task);
    if (finished) return finished.result;
    const { runPictureTask } = await loadTasks();
    return runPictureTask(task);
  }

  const work = (task: PictureTask): Promise<Blob | Inspection | undefined> => {
    const result = last.then(() => workNow(task));
    last = result.catch(() => undefined);
    return result;
  };
  // Each task has its own kind of result.
  return work as PictureWork;
}

/**
 * Works in a worker if there is one, otherwise in the page. Pictures are processed one at a time, so that only one is
 * decoded in memory; waiting does not count towards a picture's time limit.
 * @returns undefined if this browser cannot do it
 * @throws if the code could not be loaded, as an import does; that says nothing about the picture
 */
export const workOnPicture = createPictureWork(() => import('./picture-tasks.ts'));
