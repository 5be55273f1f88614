import type { Endpoint } from '../../api/contract/endpoint.ts';
import { createEndings, fillEndpointPath, withOtherEnding, type Endings } from '../../api/endpoint-path.ts';
import { dialect } from '../../api/dialect.ts';
import { isObject } from '../../api/errors.ts';
import { unwrap } from '../../api/parse-response.ts';
import { CALL_TIMEOUT_MS } from '../../config/constants.ts';
import type { FlowId } from '../../config/flow-registry.ts';
import type { Locale } from '../../config/locales.ts';

/**
 * The aim of a request: a response, the next page of one, a refusal, the words of choices that a refusal names, the
 * payment before there is a charge, whether a page of the site may call, or the target of the bank's return.
 */
export type Aim =
  'response' | 'page' | 'refusal' | 'words' | 'before-charge' | 'preflight' | 'bank-return' | 'unknown-call';

export interface Asked {
  readonly parameters?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly form?: Readonly<Record<string, string | File>>;
  readonly token?: string | undefined;
  readonly locale?: Locale;
}

/** The expectations known before the response, which judge it. */
export interface Expectations {
  /** The statuses of an expected refusal. */
  readonly statuses?: readonly number[];
  /** A field that a refusal must name. */
  readonly field?: string;
  /** The application's id, as `initial` returned it. */
  readonly id?: unknown;
  /** Whether the contact has an application. */
  readonly exists?: boolean;
  /** The code of the application's contact has not been entered yet. */
  readonly isUnconfirmed?: true;
  /** Answers of a step that were saved earlier. */
  readonly saved?: Readonly<Record<string, string>>;
  /** Ids of the items on earlier pages. */
  readonly seen?: readonly string[];
  /** In baht, as payment/available-method returned it. */
  readonly amount?: unknown;
  /** Words of choices of this flow's forms, of which the API may know others. */
  readonly wordsOf?: FlowId;
  /** A payment was started earlier. */
  readonly isStarted?: true;
  /** The API's previous charge status is unknown to the site, so the charge may be paid. */
  readonly isUnknownCharge?: true;
  /** Path of the page that the bank's return leads to. */
  readonly page?: string;
}

export interface Exchange {
  /** The line of the table that this belongs to: method and path of the contract, or another name. */
  readonly line: string;
  readonly aim: Aim;
  readonly endpoint?: Endpoint | undefined;
  readonly method: string;
  readonly locale: Locale;
  readonly address: URL;
  /** The query and body of the request, in the words of this site. */
  readonly sent: Readonly<Record<string, unknown>>;
  readonly expects: Expectations;
  /** 0 if no response came; `failure` says why. */
  readonly status: number;
  readonly failure: string;
  readonly headers: Headers;
  readonly text: string;
  readonly milliseconds: number;
  /** The target of a redirect for the trailing slash. */
  readonly slashRedirect?: string | undefined;
}

export interface Api {
  /** The API's URL without `/api` and without a trailing slash. */
  readonly url: string;
  readonly tokenHeader: string;
  /** The site's origin, if the API has a different one. */
  readonly origin?: string | undefined;
}

interface Request {
  readonly line: string;
  readonly aim: Aim;
  readonly endpoint?: Endpoint | undefined;
  readonly method: string;
  readonly path: string;
  readonly asked?: Asked;
  readonly headers?: Readonly<Record<string, string>>;
  readonly fields?: URLSearchParams;
  readonly expects?: Expectations;
}

const formOf = (fields: Readonly<Record<string, string | File>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};

const headersOf = (api: Api, { asked = {}, headers = {} }: Request): Record<string, string> => ({
  Accept: 'application/json, text/plain, */*',
  'Accept-Language': asked.locale ?? 'th',
  ...(asked.body ? { 'Content-Type': 'application/json' } : {}),
  ...(asked.token === undefined ? {} : { [api.tokenHeader]: asked.token }),
  ...(api.origin === undefined ? {} : { Origin: api.origin }),
  ...headers,
});

const reasonOf = (error: unknown): string => {
  const { cause, message } = error as Error;
  const code = (cause as NodeJS.ErrnoException | undefined)?.code;
  return code ?? (cause instanceof Error ? cause.message : message);
};

const withoutSlash = (path: string): string => path.replace(/\/$/, '');

/** The redirect's target, if it differs only in the trailing slash. */
function slashRedirectIn({ status, headers }: Response, address: URL): string | undefined {
  const location = headers.get('location') ?? '';
  if (!isRedirect({ status }) || !URL.canParse(location, address)) return undefined;
  const target = new URL(location, address).pathname;
  return withoutSlash(target) === withoutSlash(address.pathname) ? `${status} to ${target}` : undefined;
}

/**
 * Sends one request as the site would, following only redirects for a trailing slash. A call that saves uses the
 * address that reads have shown to work. The site follows no further redirect for it; the walk does, so that later
 * calls can be judged.
 */
export async function exchange(api: Api, request: Request, endings: Endings = createEndings()): Promise<Exchange> {
  const { line, aim, endpoint, method, asked = {}, fields, expects = {} } = request;
  const address = new URL(`${api.url}/api/${fillEndpointPath(request.path, asked.parameters ?? {})}`);
  if (asked.query)
    address.search = new URLSearchParams(dialect.toServer(asked.query) as Readonly<Record<string, string>>).toString();
  const body =
    fields ??
    (asked.form
      ? formOf(dialect.toServer(asked.form) as NonNullable<typeof asked.form>)
      : asked.body && JSON.stringify(dialect.toServer({ ...asked.body })));
  const start = performance.now();
  const sent = { ...asked.query, ...asked.form, ...asked.body, ...Object.fromEntries(fields ?? []) };
  const known = { line, aim, endpoint, method, address, sent, expects, locale: asked.locale ?? 'th' } as const;
  const took = (): number => Math.round(performance.now() - start);
  try {
    const sendTo = (to: string): Promise<Response> =>
      fetch(to, {
        method,
        headers: headersOf(api, request),
        redirect: 'manual',
        signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
        ...(body === undefined ? {} : { body }),
      });
    const isRead = method === 'GET';
    const at = (path: string): string => `${address.origin}${path}${address.search}`;
    const path = isRead ? address.pathname : endings.addressOf(address.pathname);
    const first = await sendTo(at(path));
    const slashRedirect = slashRedirectIn(first, address);
    const response = slashRedirect === undefined ? first : await sendTo(at(withOtherEnding(path)));
    if (isRead && response.ok) endings.note(path, slashRedirect !== undefined);
    const { status, headers } = response;
    const received = await response.text();
    // The client reads "no content" in the same way.
    const text = status === 204 ? '{}' : received;
    return { ...known, status, failure: '', headers, text, milliseconds: took(), slashRedirect };
  } catch (error) {
    const failure = reasonOf(error);
    return { ...known, status: 0, failure, headers: new Headers(), text: '', milliseconds: took() };
  }
}

/** The body as JSON; `undefined` if it is not JSON. */
export function jsonOf({ text }: Pick<Exchange, 'text'>): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The response without its envelope, in the words of this site. */
export const dataOf = (one: Pick<Exchange, 'text'> & { readonly endpoint?: Endpoint | undefined }): unknown =>
  dialect.fromServer(one.endpoint?.path ?? '', unwrap(jsonOf(one)));

const REFUSED = [400, 409, 422];
/** Whether the API calls the request invalid. */
export const isInvalid = ({ status }: Pick<Exchange, 'status'>): boolean => REFUSED.includes(status);
/** A refusal that may be justified. */
export const isExcused = (one: Exchange): boolean => one.expects.isUnknownCharge === true && isInvalid(one);

export const isSuccess = ({ status }: Pick<Exchange, 'status'>): boolean => status >= 200 && status < 300;
export const isRedirect = ({ status }: Pick<Exchange, 'status'>): boolean => status >= 300 && status < 400;

/** The fields that identify the items of a list. */
export const keyOf = (item: unknown): string => JSON.stringify(isObject(item) && 'id' in item ? item['id'] : item);
