import { setTimeout as pause } from 'node:timers/promises';
import { Hono, type Context } from 'hono';
import { contract } from '../api/contract/all.ts';
import { withTrailingSlash } from '../api/endpoint-path.ts';
import { createServerDialect } from '../api/dialect.ts';
import { isObject, type Json } from '../api/errors.ts';
import { backEnd } from '../config/back-end.ts';
import { APPLICATION_TYPES, type ApplicationType } from '../model/application.ts';
import { clientOf, siteOriginOf } from './shared/client-of.ts';
import type { Call } from './shared/contract-types.ts';
import { handlers } from './handlers/all.ts';
import { cutInHalf, dropConnection, withDrift } from './shared/injected-failures.ts';
import { parsePart, readBody } from './parse-request.ts';
import { recordCall } from './recorder.ts';
import { Refusal } from './shared/refusal.ts';
import { enveloped, errorReply, failureReply, json, type Reply } from './replies.ts';
import type { Services } from './shared/services.ts';
import { openApplication } from './applications/tokens.ts';
import { languageOf } from './shared/bilingual.ts';
import { messageFor } from './shared/messages.ts';

type AnyHandler = (call: Call<unknown, unknown>) => Promise<unknown>;
const handlerOf = handlers as unknown as Readonly<Record<string, AnyHandler>>;

/** A site may be built with another name for the header of the application token. */
const tokenHeader = (): string => process.env['PUBLIC_APP_TOKEN_HEADER'] || backEnd.tokenHeader;

const dialect = createServerDialect(backEnd);
const fromSite = (body: unknown): unknown => (isObject(body) ? dialect.fromSite(body) : body);
const kindIn = ({ kind }: Json): string => (typeof kind === 'string' ? kind : '');

const idIn = (part: unknown): unknown =>
  typeof part === 'object' && part !== null && 'application_id' in part ? part.application_id : undefined;

/** The types of application that a call accepts, by its name, by the kind of payment or by its family. */
const TYPES_OF: Readonly<Record<string, readonly ApplicationType[]>> = {
  application: ['bachelor', 'graduate'],
  scholarship: ['scholarship'],
  'short-course': ['short-course'],
  'scholarship-application': ['scholarship'],
  'short-course-application': ['short-course'],
  'payment.startApplication': ['bachelor', 'graduate'],
  'payment.startScholarship': ['scholarship'],
  'payment.startShortCourse': ['short-course'],
};
const typesOf = (name: string, tag: string, kind = ''): readonly ApplicationType[] =>
  TYPES_OF[name] ?? TYPES_OF[tag === 'payment' ? kind : tag] ?? APPLICATION_TYPES;

type Entry = (typeof contract)[number];
type CallSettings = Pick<Call, 'services' | 'client' | 'locale' | 'now' | 'token'>;

/** Parses a request by the schemas of its endpoint and adds the application that its token opens. */
async function callOf(
  c: Context,
  { name, tag, endpoint, request }: Entry,
  settings: CallSettings,
  sent: unknown,
): Promise<Call<unknown, unknown>> {
  const { services, locale, token } = settings;
  const asked = dialect.fromSite(Object.fromEntries(new URL(c.req.url).searchParams));
  const query = parsePart(request.query, asked, locale);
  const body = parsePart(request.body, sent, locale);
  const parameters = c.req.param() as Record<string, string>;
  const call = { ...settings, parameters, query, body, application: undefined, siteOrigin: siteOriginOf(c) };
  if (endpoint.token !== 'application') return call;
  const id = Number(parameters['id'] ?? idIn(body) ?? idIn(query));
  const application = await openApplication(services.database, token, id);
  if (!typesOf(name, tag, kindIn(asked)).includes(application.type)) throw new Refusal(404, 'notFound');
  return { ...call, application };
}

async function respond(c: Context, services: Services, entry: Entry): Promise<Response> {
  const { name, endpoint, request } = entry;
  const client = clientOf(c);
  const locale = languageOf(c.req.header('accept-language'));
  const token = c.req.header(tokenHeader());
  const failure = await services.clients.takeFailure(client, endpoint.method, endpoint.path);
  if (failure?.delay_ms !== undefined) await pause(failure.delay_ms);
  const now = services.clients.now(client);
  let sent: unknown;

  const handle = async (): Promise<Reply> => {
    // Pages of other sites may not call the API. Browsers name the site that a request comes from.
    if (c.req.header('sec-fetch-site') === 'cross-site') throw new Refusal(403, 'crossSite');
    sent = fromSite(await readBody(c, request));
    const call = await callOf(c, entry, { services, client, locale, now, token }, sent);
    const result = withDrift(await handlerOf[name]?.(call), endpoint, failure?.drift);
    const reply = json(200, enveloped(name, dialect.toSite(endpoint.path, result)));
    return failure?.malformed ? { ...reply, text: cutInHalf(reply.text) } : reply;
  };

  const blocked = failure?.status !== undefined || failure?.body !== undefined;
  // The body of a call without effect is recorded, too.
  if (blocked) sent = await readBody(c, request).catch(() => undefined);
  const reply = blocked
    ? failureReply(failure)
    : await handle().catch((error: unknown) => errorReply(error, locale, services.log));
  const { method, path } = endpoint;
  await recordCall(services, c, { client, method, path, known: true, status: reply.status, token, body: sent });
  if (failure?.lost_reply) return dropConnection(c);
  return new Response(reply.text, {
    status: reply.status,
    headers: {
      'Content-Type': `${reply.type ?? 'application/json'}; charset=utf-8`,
      'Cache-Control': 'no-store',
      'Content-Language': locale,
      Date: new Date(now).toUTCString(),
      ...reply.headers,
      ...(failure?.retry_after === undefined ? {} : { 'Retry-After': String(failure.retry_after) }),
    },
  });
}

/** Converts a path such as `application/{id}` to the syntax of the router. */
const routed = (path: string): string => `/api/${withTrailingSlash(path).replace(/\{(\w+)\}/g, ':$1')}`;

/**
 * Serves every call of the contract. Literal paths are registered before those with a parameter, and anything else
 * under `/api/` is a 404 in JSON.
 */
export function contractRoutes(services: Services): Hono {
  const app = new Hono();
  const inOrder = [...contract].sort(
    (a, b) => Number(a.endpoint.path.includes('{')) - Number(b.endpoint.path.includes('{')),
  );
  for (const entry of inOrder)
    app.on(entry.endpoint.method, routed(entry.endpoint.path), (c) => respond(c, services, entry));
  app.all('/api/*', async (c) => {
    const path = new URL(c.req.url).pathname;
    const call = { client: clientOf(c), method: c.req.method, path, known: false, status: 404 };
    await recordCall(services, c, { ...call, token: undefined, body: undefined });
    return c.json({ message: messageFor('noCall', languageOf(c.req.header('accept-language'))), errors: {} }, 404);
  });
  return app;
}
