import { afterLoad } from '../page-life-cycle.ts';

afterLoad(() => {
  import('./idle-tasks.ts').then(
    (tasks) => tasks.runIdleTasks(),
    () => undefined,
  );
});
