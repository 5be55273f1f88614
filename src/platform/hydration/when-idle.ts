import { afterLoad } from '../page-life-cycle.ts';
import { navigationOf } from '../swap/navigation-api.ts';

/**
 * After a reload, Back may lead to the address of another page that this document has never shown, even before this
 * runs. Until the idle tasks listen for that (`platform/swap/swap-pages.ts`), such an address is loaded.
 */
const [loaded] = performance.getEntriesByType('navigation');
const { pathname } = new URL(loaded?.name ?? '', location.href);
const loadOtherPage = (): void => {
  if (location.pathname !== pathname) location.reload();
};
if (navigationOf()) {
  loadOtherPage();
  window.addEventListener('popstate', loadOtherPage);
}

afterLoad(() => {
  import('./idle-tasks.ts').then(
    (tasks) => {
      tasks.runIdleTasks();
      window.removeEventListener('popstate', loadOtherPage);
    },
    () => undefined,
  );
});
