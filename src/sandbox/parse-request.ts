import type { Context } from 'hono';
import * as v from 'valibot';
import type { RequestShape } from '../api/contract/requests/shared.ts';
import { UPLOAD_LIMIT_BYTES } from '../config/constants.ts';
import type { Locale } from '../config/locales.ts';
import { Refusal } from './shared/refusal.ts';
import { messageFor } from './shared/messages.ts';

/** The room in an upload form for everything but its file. */
const FORM_OVERHEAD_BYTES = 64 * 1024;

/** A request that the contract does not allow. It becomes a 422 with `{message, errors: {field: [text]}}`. */
export class NotInContract extends Error {
  constructor(readonly errors: Readonly<Record<string, readonly string[]>>) {
    super('invalid');
  }
}

type Issue = v.BaseIssue<unknown>;
const messageOf = (issue: Issue, locale: Locale): string => {
  if (issue.type === 'strict_object')
    return messageFor(issue.received === 'undefined' ? 'required' : 'unknownField', locale);
  return messageFor(issue.received === 'undefined' ? 'required' : 'format', locale);
};

/** Parses a part of a request by one of the endpoint's schemas. */
export function parsePart(schema: v.GenericSchema | undefined, value: unknown, locale: Locale): unknown {
  if (!schema) return undefined;
  const result = v.safeParse(schema, value, { message: (issue: Issue) => messageOf(issue, locale) });
  if (result.success) return result.output;
  const { nested = {} } = v.flatten(result.issues);
  throw new NotInContract(nested as Record<string, string[]>);
}

async function readForm(c: Context): Promise<unknown> {
  const length = Number(c.req.header('content-length') ?? 0);
  if (length > UPLOAD_LIMIT_BYTES + FORM_OVERHEAD_BYTES) throw new Refusal(413, 'fileTooLarge');
  const form = await c.req.formData().catch(() => undefined);
  return Object.fromEntries(form ?? []);
}

async function readJson(c: Context): Promise<unknown> {
  const text = await c.req.text();
  if (text === '') return {};
  // A form of another site can send any text, but not with this content type.
  if (!(c.req.header('content-type') ?? '').includes('application/json')) throw new Refusal(415, 'notJson');
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(422, 'notJson');
  }
}

/** Reads the body without parsing it by a schema. A form too large for any acceptable file is a 413. */
export const readBody = (c: Context, request: RequestShape): Promise<unknown> => {
  if (!request.body) return Promise.resolve(undefined);
  return request.multipart ? readForm(c) : readJson(c);
};
