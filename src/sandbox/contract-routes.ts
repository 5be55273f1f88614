import { setTimeout as pause } from 'node:timers/promises';
import { Hono, type Context } from 'hono';
import { contract } from '../api/contract/all.ts';
import { DEFAULT_TOKEN_HEADER } from '../config/constants.ts';
import { clientOf, siteOriginOf } from './client-of.ts';
import type { Call } from './contract-types.ts';
import { loseReply } from './lost-reply.ts';
import { familyHolds } from './families.ts';
import { handlers } from './handlers/all.ts';
import { cut, drifted, takeFault } from './misbehave.ts';
import { parsePart, readBody } from './parse-request.ts';
import { recordCall } from './recorder.ts';
import { Refusal } from './refusal.ts';
import { enveloped, faultReply, json, refused, type Reply } from './replies.ts';
import type { Services } from './services.ts';
import { openApplication } from './tokens.ts';
import { languageOf, say } from './words.ts';

type AnyHandler = (call: Call<unknown, unknown>) => Promise<unknown>;
const table = handlers as unknown as Readonly<Record<string, AnyHandler>>;

/** Which header carries the application token; the site may be built with another name. */
const tokenHeader = (): string => process.env['PUBLIC_APP_TOKEN_HEADER'] || DEFAULT_TOKEN_HEADER;

const idIn = (part: unknown): unknown =>
  typeof part === 'object' && part !== null && 'application_id' in part ? part.application_id : undefined;

type Entry = (typeof contract)[number];
type Circumstances = Pick<Call, 'services' | 'client' | 'locale' | 'now' | 'token'>;

/** What a handler is given: parsed by the endpoint's own schemas, with the application that the token opens. */
async function callOf(
  c: Context,
  { name, tag, endpoint }: Entry,
  circumstances: Circumstances,
  sent: unknown,
): Promise<Call<unknown, unknown>> {
  const { services, locale, token } = circumstances;
  const asked = Object.fromEntries(new URL(c.req.url).searchParams);
  const query = parsePart(endpoint.query, asked, locale);
  const body = parsePart(endpoint.body, sent, locale);
  const parameters = c.req.param() as Record<string, string>;
  const call = { ...circumstances, parameters, query, body, application: undefined, siteOrigin: siteOriginOf(c) };
  if (endpoint.token !== 'application') return call;
  const id = Number(parameters['id'] ?? idIn(body) ?? idIn(query));
  const application = await openApplication(services.database, token, id);
  if (!familyHolds(tag, name, application.type, asked)) throw new Refusal(404, 'notFound');
  return { ...call, application };
}

async function answer(c: Context, services: Services, entry: Entry): Promise<Response> {
  const { name, endpoint } = entry;
  const client = clientOf(c);
  const locale = languageOf(c.req.header('accept-language'));
  const token = c.req.header(tokenHeader());
  const fault = await takeFault(services.clients, client, endpoint.method, endpoint.path);
  if (fault?.delay_ms !== undefined) await pause(fault.delay_ms);
  const now = services.clients.now(client);
  let sent: unknown;

  const handle = async (): Promise<Reply> => {
    // A browser names the site a request comes from; no page of another site has business here.
    if (c.req.header('sec-fetch-site') === 'cross-site') throw new Refusal(403, 'crossSite');
    sent = await readBody(c, endpoint);
    const call = await callOf(c, entry, { services, client, locale, now, token }, sent);
    const result = drifted(await table[name]?.(call), endpoint, fault?.drift);
    const reply = json(200, enveloped(name, result));
    return fault?.malformed ? { ...reply, text: cut(reply.text) } : reply;
  };

  const blocked = fault?.status !== undefined || fault?.body !== undefined;
  // What a refused call carried is recorded too.
  if (blocked) sent = await readBody(c, endpoint).catch(() => undefined);
  const reply = blocked
    ? faultReply(fault)
    : await handle().catch((error: unknown) => refused(error, locale, services.log));
  const { method, path } = endpoint;
  await recordCall(services, c, { client, method, path, known: true, status: reply.status, token, body: sent });
  if (fault?.lost_reply) return loseReply(c);
  return new Response(reply.text, {
    status: reply.status,
    headers: {
      'Content-Type': `${reply.type ?? 'application/json'}; charset=utf-8`,
      'Cache-Control': 'no-store',
      'Content-Language': locale,
      Date: new Date(now).toUTCString(),
      ...reply.headers,
      ...(fault?.retry_after === undefined ? {} : { 'Retry-After': String(fault.retry_after) }),
    },
  });
}

/** `application/{id}` in the router's form. */
const routed = (path: string): string => `/api/${path.replace(/\{(\w+)\}/g, ':$1')}`;

/** Every call of the contract, literal paths before those with a parameter; anything else under `/api/` is a 404 in JSON. */
export function contractRoutes(services: Services): Hono {
  const app = new Hono();
  const inOrder = [...contract].sort(
    (a, b) => Number(a.endpoint.path.includes('{')) - Number(b.endpoint.path.includes('{')),
  );
  for (const entry of inOrder)
    app.on(entry.endpoint.method, routed(entry.endpoint.path), (c) => answer(c, services, entry));
  app.all('/api/*', async (c) => {
    const path = new URL(c.req.url).pathname;
    const call = { client: clientOf(c), method: c.req.method, path, known: false, status: 404 };
    await recordCall(services, c, { ...call, token: undefined, body: undefined });
    return c.json({ message: say('noCall', languageOf(c.req.header('accept-language'))), errors: {} }, 404);
  });
  return app;
}
