import { prefixOfHost } from '../config/hosts.ts';

/** Links are built for the main host; on a flow's own host they are aimed anew when they are about to be used. */
if (prefixOfHost(location.hostname)) {
  import('./own-links.ts').then(
    ({ aimLinks }) => aimLinks(),
    () => undefined, // The server sends the long address on to the short one.
  );
}
