import { flowPrefixOfHost } from '../../config/hosts.ts';

/** Links are built for the main host. */
if (flowPrefixOfHost(location.hostname)) {
  import('./subdomain-links.ts').then(
    (links) => links.rewriteLinksOnUse(),
    () => undefined, // The server redirects instead.
  );
}
