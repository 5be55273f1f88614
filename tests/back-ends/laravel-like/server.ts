import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { type Context, routes, type Upload } from './controllers.ts';
import { HttpException } from './exceptions.ts';
import { type Application, currentCharge, Database, settle } from './models.ts';
import { fieldsOf, parseJson } from './validator.ts';

interface Options {
  readonly port: number;
  /** Also takes the words of the contract's examples (mr, m6 …) where this API expects the number of a choice. */
  readonly acceptCodes?: boolean;
  /** Where the site is, when the browser does not say it. */
  readonly siteUrl?: string;
}

interface Reply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** What post_max_size says: a little more than a document may weigh. */
const largestBody = 40 * 1024 * 1024;

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk as Uint8Array);
    length += bytes.length;
    if (length <= largestBody) chunks.push(bytes);
  }
  if (length > largestBody) throw new HttpException(413, { message: 'The POST data is too large.' });
  return Buffer.concat(chunks);
}

/** A form of parts: each has headers, an empty line and a value. What is not of this form counts as no fields. */
function readForm(body: Buffer, type: string): { fields: Record<string, unknown>; upload?: Upload } {
  const boundary = /boundary="?([^";]+)/.exec(type)?.[1] ?? '';
  const fields: Record<string, unknown> = {};
  let upload: Upload | undefined;
  const line = Buffer.from(`\r\n--${boundary}`);
  const whole = Buffer.concat([Buffer.from('\r\n'), body]);
  let start = whole.indexOf(line);
  while (start >= 0) {
    const end = whole.indexOf(line, start + line.length);
    if (end < 0) break;
    const part = whole.subarray(start + line.length, end);
    const gap = part.indexOf('\r\n\r\n');
    const headers = gap < 0 ? '' : part.toString('utf8', 0, gap);
    const field = /; ?name="([^"]*)"/.exec(headers)?.[1];
    const name = /; ?filename="([^"]*)"/.exec(headers)?.[1];
    const value = part.subarray(gap + 4);
    if (field === 'file' && name !== undefined) upload = { name, bytes: value };
    else if (field !== undefined) fields[field] = value.toString('utf8');
    start = end;
  }
  return upload ? { fields, upload } : { fields };
}

/** The values of the braces when the address fits the route. */
function match(pattern: string, path: string): Record<string, string> | undefined {
  const names = pattern.split('/');
  const parts = path.split('/');
  if (names.length !== parts.length) return undefined;
  const parameters: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const part = parts[index] ?? '';
    if (name.startsWith('{')) parameters[name.slice(1, -1)] = part;
    else if (name !== part) return undefined;
  }
  return parameters;
}

function find(method: string, path: string) {
  const allowed: string[] = [];
  for (const [route, action] of routes) {
    const [routeMethod = '', pattern = ''] = route.split(' ');
    const parameters = match(pattern, path);
    if (parameters && routeMethod === method) return { action, parameters };
    if (parameters) allowed.push(routeMethod);
  }
  if (allowed.length === 0) throw new HttpException(404, { message: `The route api/${path} could not be found.` });
  const supported = [...new Set(allowed)].join(', ');
  throw new HttpException(
    405,
    { message: `The ${method} method is not supported for route api/${path}. Supported methods: ${supported}.` },
    { Allow: supported },
  );
}

function originOf(request: IncomingMessage): string | undefined {
  const { origin, referer } = request.headers;
  if (origin && origin !== 'null') return origin;
  return referer && URL.canParse(referer) ? new URL(referer).origin : undefined;
}

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="32" fill="#4b2e83"/></svg>';

const stored = (application: Application) => {
  currentCharge(application);
  return {
    id: application.id,
    flow: application.flow,
    status: application.status,
    answers: application.answers,
    custom_inputs: application.customInputs,
    files: application.files,
    charges: application.charges,
    confirms: application.confirms,
  };
};

/** The door of tests. Only here can a test see the codes and act as the bank or the admissions office. */
function test(database: Database, method: string, url: URL, body: Buffer): Reply {
  const [, , what = '', key = '', deed = ''] = url.pathname.split('/');
  const notFound = { status: 404, body: { message: 'There is no such thing to test.' } };
  if (what === 'bank') {
    const form = new URLSearchParams(body.toString('utf8'));
    const found = database.charge((method === 'POST' ? form : url.searchParams).get('objectId') ?? '');
    if (!found) return notFound;
    if (method === 'POST') {
      const paid = form.get('outcome') === 'paid';
      if (paid) settle(found.application, found.charge);
      else if (found.charge.status === 'waiting_for_payment') found.charge.status = 'failed';
      const location = `${found.charge.returnUrl ?? '/'}&status=${paid ? 'success' : 'failed'}`;
      return { status: 302, headers: { Location: location }, body: '' };
    }
    const html = `<!doctype html><html lang="en"><title>Bank</title><h1>Pay ${found.charge.amount} baht</h1>
<form method="post" action="/test/bank"><input type="hidden" name="objectId" value="${found.charge.id}">
<button name="outcome" value="paid">Pay</button> <button name="outcome" value="failed">Decline</button></form></html>`;
    return { status: 200, headers: { 'Content-Type': 'text/html; charset=utf-8' }, body: html };
  }
  if (what === 'codes' && database.lastCodes.has(key))
    return { status: 200, body: { code: database.lastCodes.get(key) } };
  if (what === 'charges') {
    const found = database.charge(key);
    if (!found || method !== 'POST') return notFound;
    if (deed === 'settle') settle(found.application, found.charge);
    else if (deed === 'fail') found.charge.status = 'failed';
    else if (deed === 'expire') found.charge.expiresAt = new Date(0);
    else return notFound;
    return { status: 200, body: stored(found.application) };
  }
  if (what === 'applications') {
    if (key === '') return { status: 200, body: database.applications.map(stored) };
    const application = database.applications.find((one) => String(one.id) === key);
    if (!application) return notFound;
    if (deed === 'status' && method === 'POST') {
      const fields = fieldsOf(parseJson(body));
      if (typeof fields['status'] === 'string') application.status = fields['status'];
      application.reason = typeof fields['reason'] === 'string' ? fields['reason'] : null;
    }
    return { status: 200, body: stored(application) };
  }
  return notFound;
}

async function answer(
  request: IncomingMessage,
  database: Database,
  options: Options,
  applicationUrl: string,
): Promise<Reply> {
  const method = request.method ?? 'GET';
  const body = await readBody(request);
  const address = `http://${request.headers.host ?? 'localhost'}${request.url ?? '/'}`;
  if (!URL.canParse(address)) throw new HttpException(400, { message: 'Bad Request' });
  const url = new URL(address);
  if (method === 'OPTIONS') return { status: 204, body: '' };
  if (url.pathname.startsWith('/test/')) return test(database, method, url, body);
  // public/.htaccess: no address ends in a slash.
  if (url.pathname.length > 1 && url.pathname.endsWith('/')) {
    const location = `${url.pathname.replace(/\/+$/, '').replace(/^\/+/, '/') || '/'}${url.search}`;
    return { status: 301, headers: { Location: location }, body: '' };
  }
  if (url.pathname.startsWith('/storage/') && method === 'GET')
    return { status: 200, headers: { 'Content-Type': 'image/svg+xml' }, body: picture };
  if (!url.pathname.startsWith('/api/'))
    throw new HttpException(404, { message: `The route ${url.pathname.slice(1)} could not be found.` });

  const { action, parameters } = find(method, decodePath(url.pathname.slice('/api/'.length)));
  const type = request.headers['content-type'] ?? '';
  const form = type.startsWith('multipart/form-data') ? readForm(body, type) : undefined;
  const isJson = /^application\/(?:[\w.-]+\+)?json/.test(type);
  const token = request.headers['x-application-token'];
  const context: Context = {
    database,
    language: (request.headers['accept-language'] ?? '').startsWith('en') ? 'en' : 'th',
    acceptCodes: options.acceptCodes ?? false,
    parameters,
    query: url.searchParams,
    fields: form?.fields ?? (isJson ? fieldsOf(parseJson(body)) : {}),
    upload: form?.upload,
    token: typeof token === 'string' ? token : '',
    url,
    applicationUrl,
    siteUrl: originOf(request) ?? options.siteUrl ?? 'http://localhost:4321',
  };
  const result = action(context);
  return { status: result.status ?? 200, body: result.body };
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

export async function startLaravelLikeBackEnd(options: Options): Promise<{ port: number; close: () => Promise<void> }> {
  const database = new Database();
  let applicationUrl = '';

  const handle = async (request: IncomingMessage): Promise<Reply> => {
    try {
      return await answer(request, database, options, applicationUrl);
    } catch (error) {
      if (error instanceof HttpException) return { status: error.status, headers: error.headers, body: error.body };
      console.error(error);
      return { status: 500, body: { message: 'Server Error' } };
    }
  };

  const server = createServer((request, response) => {
    void handle(request).then(({ status, headers, body }) => {
      response.writeHead(status, {
        ...(typeof body === 'string' ? {} : { 'Content-Type': 'application/json' }),
        'Cache-Control': 'no-store, private',
        'Access-Control-Allow-Origin': '*',
        'Access-Control-Allow-Methods': '*',
        'Access-Control-Allow-Headers': '*',
        ...headers,
      });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  });
  server.keepAliveTimeout = 75_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, resolve);
  });
  const { port } = server.address() as AddressInfo;
  applicationUrl = `http://localhost:${port}`;
  return {
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { port } = await startLaravelLikeBackEnd({
    port: Number(process.env['PORT'] ?? 8001),
    acceptCodes: process.env['ACCEPT_CODES'] === '1',
  });
  console.log(`http://localhost:${port}`);
}
