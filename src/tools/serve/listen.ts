import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import type { AddressInfo } from 'node:net';

export interface Listening {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** `connection` is Node's own pair of streams; the sandbox cuts it to simulate a lost reply. */
export type Respond = (request: Request, connection?: HttpBindings) => Response | Promise<Response>;

/** A client that sends on a connection while it is being ended here is refused, so an idle one is kept for minutes. */
const KEEP_ALIVE_MS = 300_000;

/** Port 0 takes any free one; without a host, only this machine is served. @throws {Error} when the port is taken */
export async function listen(respond: Respond, port: number, host = '127.0.0.1'): Promise<Listening> {
  const server = createAdaptorServer({ fetch: (request, connection) => respond(request, connection as HttpBindings) });
  if ('keepAliveTimeout' in server) server.keepAliveTimeout = KEEP_ALIVE_MS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      reject(taken ? new Error(`Port ${port} is already in use.`, { cause: error }) : error);
    });
    server.listen(port, host, resolve);
  });
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      // Browsers keep connections open, and `close` alone would wait for them.
      if ('closeAllConnections' in server) server.closeAllConnections();
    });
  return { port: (server.address() as AddressInfo).port, close };
}
