import { toJsonSchema } from '@valibot/to-json-schema';
import type { APIResponse, Page, Request, Route } from '@playwright/test';
import { contract } from '../../src/api/contract/all.ts';
import type { Endpoint } from '../../src/api/contract/endpoint.ts';
import type { Locale } from '../../src/config/locales.ts';
import { withDrift } from '../../src/sandbox/shared/injected-failures.ts';
import { onMainHost } from '../support/on-hosts.ts';

/** A fault changes what happens to a call on its way. It ends when the page has received its effect. */

export interface Fault {
  readonly name: string;
  /** Whether the fault applies to an endpoint. Keep it a rule about calls in general, never about one call. */
  readonly appliesTo?: (endpoint: Endpoint) => boolean;
  readonly answer: (route: Route, locale: Locale, endpoint: Endpoint) => Promise<void>;
  /** The client repeats a GET after this fault, so the fault applies to all of its requests. */
  readonly isTransient?: true;
  /** The call is never answered and ends at its time limit. */
  readonly hangs?: true;
  /** Another press may come too early. */
  readonly waits?: true;
  /** The button is pressed again while the first request is pending. */
  readonly pressedTwice?: true;
}

const SENTENCES = { th: 'ข้อมูลนี้ใช้ไม่ได้ กรุณาตรวจสอบอีกครั้ง', en: 'This answer cannot be used here' } as const;
const HTML = '<!doctype html><title>502 Bad Gateway</title><h1>Not Found</h1><pre>Internal error at Server.js:10</pre>';
const changes = ({ method }: Endpoint): boolean => method !== 'GET';

const page = (status: number) => (route: Route) => route.fulfill({ status, contentType: 'text/html', body: HTML });
const refusal =
  (status: number, more: { readonly fields?: true; readonly headers?: Record<string, string> } = {}) =>
  (route: Route, locale: Locale) => {
    const sentence = SENTENCES[locale];
    const errors = more.fields ? { first_name: [sentence], not_a_field: [sentence] } : {};
    return route.fulfill({ status, headers: more.headers ?? {}, json: { message: sentence, errors } });
  };

const fetchOf = (route: Route): Promise<APIResponse> => route.fetch({ url: onMainHost(route.request().url()) });

/** Lets the call have its effect, then changes the answer. */
const changed = (change: (answer: unknown, endpoint: Endpoint) => unknown) =>
  async function fulfil(route: Route, _locale: Locale, endpoint: Endpoint): Promise<void> {
    const response = await fetchOf(route);
    const { data, ...beside } = (await response.json()) as { readonly data?: unknown };
    const isList = Array.isArray(data);
    const answer = isList ? data : { ...beside, ...(data as object | undefined) };
    await route.fulfill({ response, json: { data: change(answer, endpoint) } });
  };

const LISTED = ['status', 'kind', 'methods', 'method'];
export const UNKNOWN = 'of_next_year';
const withUnknown = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withUnknown);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) =>
      LISTED.includes(name) && one !== null
        ? [name, Array.isArray(one) ? [UNKNOWN] : UNKNOWN]
        : [name, withUnknown(one)],
    ),
  );
};
const hasListed = ({ response }: Endpoint): boolean => {
  const schema = JSON.stringify(toJsonSchema(response, { typeMode: 'input', errorMode: 'ignore' }));
  return LISTED.some((name) => schema.includes(`"${name}":`));
};

export const FAULTS: readonly Fault[] = [
  { name: 'refused', answer: (route) => route.abort('connectionrefused') },
  { name: 'hung', hangs: true, answer: () => Promise.resolve() },
  { name: '400 fields', appliesTo: changes, answer: refusal(400, { fields: true }) },
  { name: '401', answer: refusal(401) },
  { name: '403', answer: refusal(403) },
  { name: '404', answer: refusal(404) },
  { name: '404 proxy', answer: page(404) },
  { name: '409', appliesTo: changes, answer: refusal(409) },
  { name: '413', appliesTo: changes, answer: page(413) },
  { name: '422 fields', appliesTo: changes, answer: refusal(422, { fields: true }) },
  { name: '429 time', waits: true, answer: refusal(429, { headers: { 'Retry-After': '7' } }) },
  { name: '429', waits: true, answer: refusal(429) },
  { name: '500', isTransient: true, answer: refusal(500) },
  { name: '502 proxy', isTransient: true, answer: page(502) },
  { name: '503', isTransient: true, answer: refusal(503) },
  { name: 'not JSON', answer: page(200) },
  { name: 'empty', answer: (route) => route.fulfill({ status: 200, body: '' }) },
  { name: 'field missing', answer: changed((answer, endpoint) => withDrift(answer, endpoint, 'missing')) },
  { name: 'unknown value', appliesTo: hasListed, answer: changed(withUnknown) },
  {
    name: 'lost',
    appliesTo: changes,
    answer: async (route) => {
      await fetchOf(route);
      await route.abort('connectionreset');
    },
  },
  { name: 'slow, two presses', appliesTo: changes, pressedTwice: true, answer: (route) => route.continue() },
];

/** The requests of a call, and how many of them the fault has changed. */
export interface Met {
  /** The number of requests of the call. */
  requests: number;
  /** The number of faults that are still to come. */
  left: number;
  /** The number of changed requests that were answered. */
  answered: number;
  /** The time limit of the call has passed. */
  hasTimedOut: boolean;
  /** Lets a request that is held back continue. */
  release: () => void;
  /** Returns the number of other calls that are pending. */
  others: () => number;
  stop: () => void;
}

const LITERAL = contract.map(({ endpoint }) => endpoint.path).filter((path) => !path.includes('{'));

/** An id may be any text. When two calls match a URL, the one without a parameter is meant. */
const addressOf = ({ path }: Endpoint): RegExp => {
  const others = LITERAL.filter((one) => one !== path).join('|');
  return new RegExp(`^/api/(?!(?:${others})$)${path.replace(/\{\w+\}/, '[^/]+')}$`);
};

function watchOthers(browser: Page, address: RegExp): Pick<Met, 'others' | 'stop'> {
  const open = new Set<Request>();
  const begin = (request: Request): void => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !address.test(pathname)) open.add(request);
  };
  const end = (request: Request): void => void open.delete(request);
  browser.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  const stop = (): void => void browser.off('request', begin).off('requestfinished', end).off('requestfailed', end);
  return { others: () => open.size, stop };
}

/** Changes the next request of a call. Every repetition of a GET is changed, too. */
export async function spoil(browser: Page, endpoint: Endpoint, fault: Fault, locale: Locale): Promise<Met> {
  const address = addressOf(endpoint);
  const left = fault.isTransient && !changes(endpoint) ? 3 : 1;
  const met: Met = {
    requests: 0,
    left,
    hasTimedOut: false,
    answered: 0,
    release: () => undefined,
    ...watchOthers(browser, address),
  };
  const released = new Promise<void>((resolve) => {
    met.release = resolve;
  });
  await browser.route(
    (url) => address.test(url.pathname),
    async (route) => {
      if (route.request().method() !== endpoint.method) {
        await route.fallback();
        return;
      }
      met.requests += 1;
      if (met.left === 0) {
        await route.fallback();
        return;
      }
      met.left -= 1;
      if (fault.pressedTwice) await released;
      await fault.answer(route, locale, endpoint);
      met.answered += 1;
    },
  );
  return met;
}
