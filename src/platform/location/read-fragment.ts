import { carriedFragment, hideCarriedText } from './carried-fragment.ts';

/** Removes the carried answers from the address before anything else reads it. */
if (carriedFragment() !== '') {
  hideCarriedText();
  // The form hydrates at once to add the answers to the draft.
  document.querySelector('astro-island')?.dispatchEvent(new CustomEvent('island:hydrate'));
} else if (location.hash.startsWith('#why='))
  import('./redirect-notice.ts').then(
    ({ showRedirectNotice }) => showRedirectNotice(),
    () => undefined, // The page works without the notice.
  );
