import { createSandbox } from '../../../src/sandbox/app.ts';
import { optionsFrom } from '../../../src/tools/conformance/options.ts';
import type { Report } from '../../../src/tools/conformance/report.ts';
import { runConformance } from '../../../src/tools/conformance/run.ts';
import { listen } from '../../../src/tools/serve/listen.ts';

/** What an API does otherwise than the sandbox. */
export interface Deviation {
  /** One, or several with `|` between them. */
  readonly method: string;
  /** Below `/api/`. */
  readonly path: RegExp;
  /** Another address at which the sandbox responds. */
  readonly serve?: (path: string) => string;
  readonly change: (response: Response, request: Request) => Response | Promise<Response>;
}

export const SITE = 'https://apply.example';
const CORS = {
  'Access-Control-Allow-Origin': SITE,
  'Access-Control-Allow-Methods': 'GET, POST, PATCH, DELETE',
  'Access-Control-Allow-Headers': 'Content-Type, X-Application-Token',
  'Access-Control-Expose-Headers': 'Date, Retry-After',
};

export const withHeaders = (response: Response, changes: Readonly<Record<string, string | undefined>>): Response => {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) headers.delete(name);
    else headers.set(name, value);
  }
  return new Response(response.body, { status: response.status, headers });
};

/** The pages of such a site stand on another origin than the API. */
const onSite = (response: Response): Response =>
  response.status === 303
    ? withHeaders(response, { Location: SITE + (response.headers.get('location') ?? '') })
    : response;
const withCors = async (request: Request, respond: () => Response | Promise<Response>): Promise<Response> =>
  request.method === 'OPTIONS'
    ? new Response(null, { status: 204, headers: CORS })
    : withHeaders(onSite(await respond()), CORS);

const fits = ({ method, path }: Deviation, request: Request): boolean =>
  method.split('|').includes(request.method) && path.test(new URL(request.url).pathname.replace(/^\/api\//, ''));

interface Deviating {
  /** The first one that fits a request changes its response. */
  readonly deviations?: readonly Deviation[];
  readonly hasCors?: boolean;
}

/** A sandbox of its own, on loopback, that deviates. */
export async function openDeviatingApi({ deviations = [], hasCors = false }: Deviating = {}) {
  const sandbox = await createSandbox({ databaseUrl: ':memory:', bankOrigin: 'http://bank.test' });
  const server = await listen(
    async (request, connection) => {
      const copy = request.clone();
      const deviation = deviations.find((one) => fits(one, copy));
      const served = deviation?.serve ? new Request(deviation.serve(request.url), request) : request;
      const own = () => sandbox.app.fetch(served, connection);
      const response = hasCors ? await withCors(request, own) : await own();
      return deviation ? deviation.change(response, copy) : response;
    },
    0,
    '127.0.0.1',
  );
  const close = async (): Promise<void> => {
    await server.close();
    await sandbox.close();
  };
  return { url: `http://127.0.0.1:${server.port}`, close };
}

export async function reportWith(parameters: readonly string[], deviating?: Deviating): Promise<Report> {
  const api = await openDeviatingApi(deviating);
  try {
    return await runConformance(optionsFrom([api.url, ...parameters]));
  } finally {
    await api.close();
  }
}
