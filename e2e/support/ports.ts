/** The port of the site. The bank uses the next port, and analytics the third port after it. */
export const SITE_PORT = Number(process.env['PORT'] ?? '4630');

/** Ports of servers that tests start themselves. */
export const OWN_PORTS = {
  devServer: SITE_PORT + 2,
  hosts: SITE_PORT + 5,
  hostNames: SITE_PORT + 9,
};

/**
 * The port that answers calls. With `E2E_TARGET=nginx` it is that of the sandbox behind nginx
 * (src/tools/serve/serve-nginx.ts).
 */
export const API_PORT = process.env['E2E_TARGET'] === 'nginx' ? SITE_PORT + 4 : SITE_PORT;
