import { afterLoad } from '../page-life-cycle.ts';

/** For a page that shows what it has to offer without a touch. */
afterLoad(() => {
  document.querySelector('astro-island')?.dispatchEvent(new CustomEvent('island:hydrate'));
});
