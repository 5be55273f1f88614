import { flowPrefixOfHost } from '../../config/hosts.ts';

/** Links are built for the main host, so a flow's own host shortens them. */
if (flowPrefixOfHost(location.hostname)) {
  import('./subdomain-links.ts').then(
    (links) => links.rewriteLinksOnUse(),
    () => undefined, // If this code cannot be loaded, the server redirects.
  );
}
