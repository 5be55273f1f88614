import { afterLoad } from '../page-life-cycle.ts';

/**
 * After a reload, Back may lead to the address of another page that this document has never shown. Until the idle tasks
 * listen for that (`platform/swap/swap-pages.ts`), such an address is loaded.
 */
const { pathname } = location;
const loadOtherPage = (): void => {
  if (location.pathname !== pathname) location.reload();
};
window.addEventListener('popstate', loadOtherPage);

afterLoad(() => {
  import('./idle-tasks.ts').then(
    (tasks) => {
      tasks.runIdleTasks();
      window.removeEventListener('popstate', loadOtherPage);
    },
    () => undefined,
  );
});
