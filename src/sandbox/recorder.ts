import type { Context } from 'hono';
import type { Services } from './shared/services.ts';

export interface RecordedCall {
  readonly client: string;
  readonly method: string;
  /** The contract's path, or the path of the URL when no call has it. */
  readonly path: string;
  readonly known: boolean;
  readonly status: number;
  readonly token: string | undefined;
  /** `undefined` when the call has no body or was refused before it was read. */
  readonly body: unknown;
}

const namesOf = (value: unknown): string[] => (typeof value === 'object' && value !== null ? Object.keys(value) : []);

/** Records a call with the names of its parameters, fields and headers, never with their values. */
export async function recordCall({ database }: Services, c: Context, call: RecordedCall): Promise<void> {
  const detail = {
    query: [...new URL(c.req.url).searchParams.keys()],
    body: call.body === undefined ? null : namesOf(call.body),
    headers: Object.keys(c.req.header()),
    token: call.token !== undefined,
    accept: c.req.header('accept') ?? null,
    accept_language: c.req.header('accept-language') ?? null,
    content_type: c.req.header('content-type')?.split(';')[0] ?? null,
  };
  await database
    .insertInto('calls')
    .values({
      client: call.client,
      method: call.method,
      path: call.path,
      known: Number(call.known),
      status: call.status,
      detail: JSON.stringify(detail),
      at: Date.now(),
    })
    .execute();
}
