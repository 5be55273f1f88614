import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import {
  applications,
  dashboard,
  type Exchange,
  lookups,
  type Mappings,
  type MultipartFile,
  payments,
  scholarshipConfirmation,
} from './controllers.ts';
import { type Application, ChargeStatus, Status, Store } from './domain.ts';
import { toJson } from './json.ts';
import { Problem } from './problem.ts';

interface Configuration {
  readonly port: number;
  /** How the bank gives the browser back: it follows a redirection, or posts a form as the bank's own page does. */
  readonly bankReturn?: 'redirect' | 'post';
  /** Where the site is, for a request that has no origin. */
  readonly site?: string;
}

interface Reply {
  readonly status: number;
  readonly type?: string;
  readonly location?: string;
  readonly text?: string;
}

const json = (status: number, body: unknown): Reply => ({ status, type: 'application/json', text: toJson(body) });

class DispatcherServlet {
  private readonly store = new Store();
  private readonly mappings: Mappings;
  self = '';

  constructor(private readonly configuration: Configuration) {
    const { store } = this;
    // Addresses end in a slash exactly where the contract writes one.
    this.mappings = {
      ...lookups,
      ...applications(store, 'application', { list: '/', delete: '/', input: '/' }),
      ...applications(store, 'scholarship-application', { list: '/', delete: '', input: '' }),
      ...applications(store, 'short-course-application', { list: '', delete: '/', input: '' }),
      ...scholarshipConfirmation(store),
      ...payments(store),
      ...dashboard(store),
    };
  }

  async service(request: IncomingMessage): Promise<Reply> {
    const url = this.urlOf(request);
    try {
      const body = await bytesOf(request);
      if (url.pathname.startsWith('/test/')) return this.testDoor(request.method ?? 'GET', url, body);
      return this.dispatch(request, url, body);
    } catch (error) {
      const problem = error instanceof Problem ? error : new Problem(500, 'An unexpected error occurred.');
      if (problem !== error) console.error(error);
      return {
        status: problem.status,
        type: 'application/problem+json',
        text: toJson(problem.toBody(url.pathname)),
      };
    }
  }

  private urlOf(request: IncomingMessage): URL {
    const base = `http://${request.headers.host ?? 'localhost'}`;
    return new URL(URL.canParse(request.url ?? '/', base) ? (request.url ?? '/') : '/', base);
  }

  private dispatch(request: IncomingMessage, url: URL, bytes: Buffer): Reply {
    const method = request.method ?? 'GET';
    const { path, handler } = this.handlerOf(method, url.pathname);
    const { body, file } = contentOf(request, bytes);
    const token = request.headers['x-application-token'];
    const exchange: Exchange = {
      path,
      query: url.searchParams,
      body,
      file,
      token: typeof token === 'string' ? token : '',
      locale: /^\s*en\b/i.test(request.headers['accept-language'] ?? '') ? 'en' : 'th',
      site: siteOf(request) ?? this.configuration.site ?? 'http://localhost:4321',
      self: this.self,
    };
    const { status, location, body: answer } = handler(exchange);
    if (status === 204) return { status };
    return { ...json(status, answer), ...(location ? { location } : {}) };
  }

  /** An address without braces is preferred to one with them. */
  private handlerOf(method: string, pathname: string) {
    const fitting = Object.entries(this.mappings)
      .map(([mapping, handler]) => {
        const [allowed = '', template = ''] = mapping.split(' ');
        return { allowed, handler, template, path: variablesOf(template, pathname) };
      })
      .filter(({ path }) => path !== undefined)
      .sort((one, other) => Number(one.template.includes('{')) - Number(other.template.includes('{')));
    const found = fitting.find(({ allowed }) => allowed === method);
    if (found) return { handler: found.handler, path: found.path ?? {} };
    if (fitting.length > 0) throw new Problem(405, `Method '${method}' is not supported.`);
    throw new Problem(404, `No static resource ${pathname.slice(1)}.`);
  }

  /** What only a test may do: read a code, be the bank, be the admissions office, look into the store. */
  private testDoor(method: string, url: URL, body: Buffer): Reply {
    const [kind = '', key = '', action = ''] = url.pathname.slice('/test/'.length).split('/');
    const { store } = this;
    if (kind === 'bank') return this.bank(method, url, new URLSearchParams(body.toString()));
    if (kind === 'codes' && store.messages.has(key)) return json(200, { code: store.messages.get(key) });
    if (kind === 'charges' && method === 'POST') {
      const found = store.findCharge(key);
      if (!found) throw new Problem(404, 'No such charge.');
      if (action === 'settle') found.application.settle(found.charge);
      else if (action === 'fail') found.charge.status = ChargeStatus.Declined;
      else if (action === 'expire') found.charge.expiresAt = new Date(0);
      else throw new Problem(404, 'A charge is settled, failed or expired.');
      return json(200, storedView(found.application));
    }
    if (kind === 'applications' && key === '') return json(200, store.applications.map(storedView));
    const application = kind === 'applications' ? store.application(key) : undefined;
    if (!application) throw new Problem(404, 'No such test door.');
    if (method === 'POST' && action === 'status') {
      const values = parse(body) as { status?: unknown; reason?: unknown } | null;
      const status = Object.values(Status).find((one) => one === values?.status);
      if (!status) throw new Problem(400, 'No such status.');
      application.status = status;
      application.reason = typeof values?.reason === 'string' ? values.reason : null;
    }
    return json(200, storedView(application));
  }

  private bank(method: string, url: URL, form: URLSearchParams): Reply {
    const found = this.store.findCharge(form.get('objectId') ?? url.searchParams.get('objectId'));
    if (!found) throw new Problem(404, 'The bank does not know this charge.');
    const { application, charge } = found;
    if (method !== 'POST')
      return html(
        `<h1>3-D Secure</h1><p>${charge.amount.toFixed(2)} THB</p><form method="post" action="/test/bank">
        <input type="hidden" name="objectId" value="${charge.id}">
        <button name="outcome" value="paid">Pay</button> <button name="outcome" value="failed">Decline</button></form>`,
      );
    if (form.get('outcome') === 'paid') application.settle(charge);
    else if (charge.status === ChargeStatus.AwaitingPayment) charge.status = ChargeStatus.Declined;
    if (this.configuration.bankReturn === 'post')
      return html(
        `<form method="post" action="${charge.returnUrl.replaceAll('"', '')}"><input type="hidden" name="objectId" value="${charge.id}">
        <input type="hidden" name="status" value="${charge.status}"><button>Back to the shop</button></form>
        <script>document.forms[0].submit()</script>`,
      );
    return { status: 303, location: `${charge.returnUrl}?objectId=${charge.id}&status=${charge.status}` };
  }
}

const html = (content: string): Reply => ({
  status: 200,
  type: 'text/html;charset=UTF-8',
  text: `<!doctype html><html lang="en"><title>Bank</title>${content}</html>`,
});

const storedView = (application: Application) => ({
  id: application.id,
  flow: application.flow,
  status: application.status,
  answers: application.answers,
  custom_inputs: application.responses,
  files: application.documents,
  charges: application.charges.map((charge) => {
    charge.refresh();
    return { id: charge.id, method: charge.method, status: charge.status, amount: charge.amount };
  }),
  confirms: application.confirms,
});

function variablesOf(template: string, pathname: string): Record<string, string> | undefined {
  const expression = new RegExp(`^${template.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
  const found = expression.exec(pathname);
  return found
    ? Object.fromEntries(Object.entries(found.groups ?? {}).map(([name, text]) => [name, decoded(text)]))
    : undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const limit = 33 * 1024 * 1024;
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Uint8Array>) {
    size += part.length;
    if (size <= limit) parts.push(part);
  }
  if (size > limit) throw new Problem(413, 'Maximum upload size exceeded');
  return Buffer.concat(parts);
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8')) as unknown;
  } catch {
    throw new Problem(400, 'Failed to read request');
  }
}

function contentOf(request: IncomingMessage, bytes: Buffer): { body: unknown; file: MultipartFile | undefined } {
  const type = request.headers['content-type'] ?? '';
  if (bytes.length === 0) return { body: {}, file: undefined };
  if (type.startsWith('application/json')) return { body: parse(bytes), file: undefined };
  if (!type.startsWith('multipart/form-data')) throw new Problem(415, `Content-Type '${type}' is not supported.`);
  const body: Record<string, string> = {};
  let file: MultipartFile | undefined;
  for (const { disposition, value } of partsOf(bytes, type)) {
    const name = /\bname="([^"]*)"/.exec(disposition)?.[1] ?? '';
    const fileName = /\bfilename="([^"]*)"/.exec(disposition)?.[1];
    if (fileName === undefined) body[name] = value.toString('utf8');
    else if (name === 'file') file = { name: fileName, bytes: value };
  }
  return { body, file };
}

/** The parts of a multipart body, between its boundaries. */
function* partsOf(bytes: Buffer, type: string): Generator<{ disposition: string; value: Buffer }> {
  const boundary = `--${/boundary="?([^";]+)/.exec(type)?.[1] ?? ''}`;
  let from = bytes.indexOf(boundary);
  if (boundary === '--' || from === -1) throw new Problem(400, 'Failed to parse multipart servlet request');
  for (;;) {
    from += boundary.length + 2;
    const headEnd = bytes.indexOf('\r\n\r\n', from);
    const to = headEnd === -1 ? -1 : bytes.indexOf(`\r\n${boundary}`, headEnd);
    if (to === -1) return;
    yield { disposition: bytes.toString('utf8', from, headEnd), value: bytes.subarray(headEnd + 4, to) };
    from = to + 2;
  }
}

function siteOf({ headers }: IncomingMessage): string | undefined {
  const address = headers.origin ?? headers.referer ?? '';
  return URL.canParse(address) ? new URL(address).origin : undefined;
}

/** CORS as CorsConfiguration does it: the origin is repeated, and nothing is a star. */
function corsHeaders({ headers }: IncomingMessage): Record<string, string> {
  if (!headers.origin) return {};
  return {
    'Access-Control-Allow-Origin': headers.origin,
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Expose-Headers': 'Location',
    Vary: 'Origin',
  };
}

export async function startSpringLikeBackEnd(
  configuration: Configuration,
): Promise<{ port: number; close: () => Promise<void> }> {
  const servlet = new DispatcherServlet(configuration);
  const server = createServer((request, response) => {
    const cors = corsHeaders(request);
    if (request.method === 'OPTIONS') {
      response.writeHead(200, {
        ...cors,
        'Access-Control-Allow-Methods': 'GET,POST,PATCH,DELETE',
        'Access-Control-Allow-Headers': request.headers['access-control-request-headers'] ?? '',
        'Access-Control-Max-Age': '1800',
      });
      response.end();
      return;
    }
    void servlet.service(request).then((reply) => {
      response.writeHead(reply.status, {
        ...cors,
        'Cache-Control': 'no-cache, no-store, max-age=0, must-revalidate',
        'X-Content-Type-Options': 'nosniff',
        ...(reply.type ? { 'Content-Type': reply.type } : {}),
        ...(reply.location ? { Location: reply.location } : {}),
      });
      response.end(reply.text);
    });
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject).listen(configuration.port, resolve);
  });
  const { port } = server.address() as AddressInfo;
  servlet.self = `http://localhost:${port}`;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => {
        resolve();
      });
      server.closeAllConnections();
    });
  return { port, close };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const bankReturn = process.env['BANK_RETURN'] === 'post' ? 'post' : 'redirect';
  const { port } = await startSpringLikeBackEnd({ port: Number(process.env['PORT'] ?? 8081), bankReturn });
  console.log(`http://localhost:${port}`);
}
