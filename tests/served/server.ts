import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { startLocalSite } from '../../src/tools/serve/local-nginx-site.ts';
import type { LocalNginx } from '../../src/tools/serve/local-nginx.ts';
import { SITE } from '../built/site.ts';

/** A request that reached the API behind nginx. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: number;
}

export interface Served {
  readonly asked: readonly Asked[];
  readonly nginx: LocalNginx;
  readonly get: (path: string, options?: AskOptions) => Promise<Answer>;
  /** From now on nobody answers behind nginx. */
  readonly stopApi: () => Promise<void>;
  readonly close: () => Promise<void>;
}

interface AskOptions {
  readonly host?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export const freePort = async (): Promise<number> => {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
};

/** A browser escapes what is not ASCII; everything else goes as it is written. */
const asSent = (path: string): string => path.replace(/[^\0-\x7f]+/g, encodeURIComponent);

/** Sends a request with any host name to this machine: the name is only a header. */
const ask = (
  port: number,
  path: string,
  { host = 'localhost', method = 'GET', headers, body }: AskOptions,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request(
      { port, path: asSent(path), method, host: '127.0.0.1', headers: { Host: `${host}:${port}`, ...headers } },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) });
        });
      },
    );
    sent.once('error', reject);
    sent.end(body);
  });

/** Sends a text as it is, and resolves with all that comes back. */
export const sendRaw = (port: number, text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let received = '';
    socket.on('data', (part: Buffer) => (received += part.toString()));
    socket.once('close', () => resolve(received));
    socket.once('error', reject);
  });

/** Sends the head of a request whose body never comes, and resolves with the first that comes back. */
export const sendHead = (port: number, text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.once('data', (part: Buffer) => {
      socket.destroy();
      resolve(part.toString());
    });
    socket.once('error', reject);
  });

/** What the API answers with status 200. */
export const LONG_LIST = JSON.stringify(Array.from({ length: 300 }, (_, id) => ({ id, name: `School ${id}` })));

/**
 * nginx serving the build, and behind it an API that records its requests and redirects the browser as the bank's return
 * does, or answers the status in `X-Answer`.
 */
export async function serve({
  limited = false,
  base = '',
  root = SITE,
  lasting = SITE,
  operatorLines = '',
} = {}): Promise<Served> {
  const asked: Asked[] = [];
  const api = createServer((question, answer) => {
    let bytes = 0;
    question.on('data', (part: Buffer) => (bytes += part.length));
    question.on('end', () => {
      asked.push({ method: question.method ?? '', path: question.url ?? '', headers: question.headers, bytes });
      const status = Number(question.headers['x-answer'] ?? 303);
      if (status === 200) answer.writeHead(status, { 'Content-Type': 'application/json' }).end(LONG_LIST);
      else
        answer
          .writeHead(status, { Location: '/regisbachelor/credit/redirect-kbank', 'Cache-Control': 'private' })
          .end();
    });
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const port = await freePort();
  const forwards = { '/api/': `http://127.0.0.1:${(api.address() as AddressInfo).port}${base}` };
  const nginx = await startLocalSite({ root, lasting, port, forwards, limited, operatorLines });
  const stopApi = () =>
    new Promise<void>((resolve) => {
      api.close(() => resolve());
      api.closeAllConnections();
    });
  return {
    asked,
    nginx,
    get: (path, options = {}) => ask(port, path, options),
    stopApi,
    close: async () => {
      await nginx.close();
      await stopApi();
    },
  };
}
