/** Of the site; the bank's is the next one, and analytics has the third after it. */
export const SITE_PORT = Number(process.env['PORT'] ?? '4630');

/** Of servers that a test starts itself. */
export const OWN_PORTS = {
  devServer: SITE_PORT + 2,
  hosts: SITE_PORT + 5,
  deployedSite: SITE_PORT + 6,
  restartedServer: SITE_PORT + 7,
  restartedBank: SITE_PORT + 8,
};

/** What answers calls: with `E2E_TARGET=nginx` the sandbox behind it (src/tools/serve/serve-nginx.ts). */
export const API_PORT = process.env['E2E_TARGET'] === 'nginx' ? SITE_PORT + 4 : SITE_PORT;
