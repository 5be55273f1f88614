import { afterLoad } from '../after-load.ts';

afterLoad(() => {
  import('./idle-tasks.ts').then(
    (tasks) => tasks.runIdleTasks(),
    () => undefined,
  );
});
