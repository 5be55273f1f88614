import { withHeaders, type Deviation } from './deviating-api.ts';

export type Json = Record<string, unknown>;
type Change = Deviation['change'];

export interface Planted extends Deviation {
  readonly name: string;
  /** What the report must name, and nothing else. */
  readonly line: string;
  readonly check: string;
  readonly isRemark?: true;
  /** The API has an origin of its own. */
  readonly hasCors?: true;
  /** The walk cannot make the calls that would come after it, so it has one of its own, with these options. */
  readonly endsWalk?: readonly string[];
}

const HTML = '<!doctype html><h1>Service</h1>';
export const html = (status: number): Response =>
  new Response(HTML, { status, headers: { 'Content-Type': 'text/html', 'Cache-Control': 'no-store' } });

/** Another body of a good response. */
export const body =
  (change: (sent: Json, request: Request) => unknown): Change =>
  async (response, request) =>
    response.ok
      ? new Response(JSON.stringify(change((await response.json()) as Json, request)), {
          status: response.status,
          headers: withHeaders(response, { 'Content-Length': undefined }).headers,
        })
      : response;
export const data = (change: (sent: Json, request: Request) => unknown): Change =>
  body((sent, request) => ({ ...sent, data: change(sent['data'] as Json, request) }));
export const items = (change: (item: Json, index: number) => Json): Change =>
  body(({ data: list }) => ({ data: (list as Json[]).map(change) }));
export const header = (name: string, value?: string): Change => {
  return (response) => withHeaders(response, { [name]: value });
};
/** Another refusal than the API's own. */
export const refusal =
  (respond: () => Response): Change =>
  (own) =>
    own.status === 422 ? respond() : own;
export const location =
  (change: (given: string) => string, status = 303): Change =>
  (response) =>
    new Response(null, { status, headers: { Location: change(response.headers.get('location') ?? '') } });

export const get = (path: RegExp) => ({ method: 'GET', path });
export const post = (path: RegExp) => ({ method: 'POST', path });
export const READ = get(/^application\/\d+$/);
export const INITIAL = post(/^application\/initial$/);
export const CHECK = get(/^application\/check$/);
export const SCHOOLS = get(/^general\/school$/);
/** One value in one item of a list, which the walk does not choose. */
export const lastItem = (change: Json): Change =>
  body(({ data: list }) => ({
    data: (list as Json[]).map((item, index, all) => (index === all.length - 1 ? { ...item, ...change } : item)),
  }));
export const changed = (change: Json): Change => data((sent) => ({ ...sent, ...change }));
export const BANK = { ...post(/^payment\/return\/kbank$/), line: 'the return of the bank' };
export const TOKEN_HEADER = 'X-Application-Token';
