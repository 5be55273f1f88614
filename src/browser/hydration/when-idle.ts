import { afterLoad } from '../after-load.ts';

afterLoad(() => {
  import('./idle-tasks.ts').then(
    ({ runIdleTasks }) => runIdleTasks(),
    () => undefined,
  );
});
