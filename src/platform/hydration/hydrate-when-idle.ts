import { afterLoad } from '../page-life-cycle.ts';

/** For pages that must be complete without any interaction. */
afterLoad(() => {
  document.querySelector('astro-island')?.dispatchEvent(new CustomEvent('island:hydrate'));
});
