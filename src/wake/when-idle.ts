import { afterLoad } from '../lib/after-load.ts';

/** What nobody waits for comes when the page has nothing else to do. */
afterLoad(() => {
  import('./idle-work.ts').then(
    ({ workWhenIdle }) => {
      workWhenIdle();
    },
    () => undefined, // It helps, and stops nobody when it does not come.
  );
});
