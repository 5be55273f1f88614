import type { Breadcrumb, Event } from '@sentry/astro';
import { canonicalPath } from '../../config/hosts.ts';
import { matchRoute } from '../../config/routes.ts';

/** Other top-level keys are scrubbed (next list) or dropped. */
const KEPT_KEYS = [
  ...['event_id', 'type', 'timestamp', 'start_timestamp', 'platform', 'level', 'sdk', 'tags', 'sdkProcessingMetadata'],
  ...['replay_id', 'segment_id', 'replay_start_timestamp', 'replay_type', 'error_ids', 'trace_ids'],
];
const SCRUBBED_KEYS = ['message', 'exception', 'breadcrumbs', 'urls'];
const DROPPED_KEYS =
  /^(?:request|response|body|cookies|headers|arguments|args|vars|extra|user|.*context_line|pre_context|post_context)$/i;
const URL_KEYS = ['filename', 'abs_path', 'url', 'to', 'from', 'href'];

const URL_IN_TEXT = /((?:https?:\/\/|\/)[^\s"'<>()]+)/;
/** Words are found first and judged then: a pattern that does both reads a long text anew from each of its letters. */
const WORD = /[^\s"'<>,;()]+/g;
const EMAIL = /[^@]@[^@]/;
/** Parsers quote what they could not read. */
const QUOTED = /"[^"]*"/g;
const NUMBER = /[\d๐-๙](?:[\s().+-]*[\d๐-๙]){4,}/g;
const LONG_WORD = /[\w-]{16,}/g;
const PATH_SEGMENT = /[^/]+/g;
/** Our messages are English. */
const NON_ASCII = /[^\s!-~]+/g;

const replacedIf =
  (pattern: RegExp, by: string) =>
  (text: string): string =>
    pattern.test(text) ? by : text;

/** A page becomes its route, a call its path without ids, another site its origin. */
export function scrubUrl(url: string, origin: string = location.origin): string {
  if (!URL.canParse(url, origin)) return '[address]';
  const { origin: urlOrigin, hostname, pathname, protocol } = new URL(url, origin);
  if (urlOrigin !== origin) return urlOrigin === 'null' ? protocol : urlOrigin;
  if (/^\/_astro\/[\w.@-]+$/.test(pathname)) return pathname;
  if (pathname.startsWith('/api/')) return pathname.replace(PATH_SEGMENT, replacedIf(/[^a-z-]/, ':id'));
  return matchRoute(canonicalPath({ hostname, pathname }))?.name ?? '[page]';
}

export const scrubText = (text: string, origin?: string): string =>
  text
    .split(URL_IN_TEXT)
    .map((part, index) =>
      index % 2 === 1
        ? scrubUrl(part, origin)
        : part
            .replace(WORD, replacedIf(EMAIL, '[email]'))
            .replace(QUOTED, '"[text]"')
            .replace(NON_ASCII, '[text]')
            .replace(NUMBER, '[number]')
            .replace(LONG_WORD, replacedIf(/\d/, '[token]')),
    )
    .join('');

export function scrubDeep(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return URL_KEYS.includes(key) ? scrubUrl(value) : scrubText(value);
  if (Array.isArray(value)) return value.map((item: unknown) => scrubDeep(item, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => (DROPPED_KEYS.test(name) ? [] : [[name, scrubDeep(inner, name)]])),
  );
}

export function scrubEvent<E extends Event>(event: E): E {
  const kept = Object.entries(event).flatMap(([key, value]): [string, unknown][] => {
    if (KEPT_KEYS.includes(key)) return [[key, value]];
    if (key === 'urls' && Array.isArray(value)) return [[key, value.map((url) => scrubUrl(String(url)))]];
    return SCRUBBED_KEYS.includes(key) ? [[key, scrubDeep(value)]] : [];
  });
  return Object.fromEntries(kept) as unknown as E;
}

/** What the console was told is dropped. */
export const scrubBreadcrumb = (breadcrumb: Breadcrumb): Breadcrumb | null =>
  breadcrumb.category === 'console' ? null : (scrubDeep(breadcrumb) as Breadcrumb);
