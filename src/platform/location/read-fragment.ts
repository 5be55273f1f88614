import { carriedFragment, hideCarriedText } from './carried-fragment.ts';

/** Removes what the address carries behind its `#` for this visit only, before anything else reads it. */
if (carriedFragment() !== '') {
  hideCarriedText();
  // The form hydrates at once, because it adds the answers to the draft.
  document.querySelector('astro-island')?.dispatchEvent(new CustomEvent('island:hydrate'));
} else if (location.hash.startsWith('#why='))
  import('./redirect-notice.ts').then(
    ({ showRedirectNotice }) => showRedirectNotice(),
    () => undefined, // The page works without the notice.
  );
