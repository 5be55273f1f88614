import type { Context } from 'hono';
import * as v from 'valibot';

/** People get a page, programs get JSON. */
export const wantsPage = (c: Context): boolean =>
  c.req.method === 'GET' && (c.req.header('accept') ?? '').includes('text/html');

const isForm = (c: Context): boolean =>
  (c.req.header('content-type') ?? '').includes('application/x-www-form-urlencoded');

const read = async (c: Context): Promise<unknown> => {
  if (!isForm(c)) return JSON.parse((await c.req.text()) || '{}') as unknown;
  const { json, ...fields } = await c.req.parseBody();
  return typeof json === 'string' ? (JSON.parse(json) as unknown) : fields;
};

/** Parses what a test or a form of the console sent. Returns `undefined` when it does not match the schema. */
export async function controlBody<S extends v.GenericSchema>(c: Context, schema: S) {
  const sent: unknown = await read(c).catch(() => undefined);
  const result = v.safeParse(schema, sent);
  return result.success ? result.output : undefined;
}

/** Returns the query of the console page that sent the form, so that it shows the same list again. */
function consoleSearch(referer: string | undefined): string {
  const from = referer !== undefined && URL.canParse(referer) ? new URL(referer) : undefined;
  return from?.pathname === '/sandbox' ? from.search : '';
}

/** Responds to a program with JSON and redirects a form of the console back to the console. */
export const controlResponse = (c: Context, body: object): Response =>
  isForm(c) ? c.redirect(`/sandbox${consoleSearch(c.req.header('referer'))}`, 303) : c.json(body);

export const controlRefusal = (c: Context, message: string, status: 404 | 409 | 422 = 422): Response =>
  c.json({ message }, status);
