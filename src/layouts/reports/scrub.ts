import type { Breadcrumb, Event } from '@sentry/astro';
import { canonicalPath } from '../../config/hosts.ts';
import { matchRoute } from '../../config/routes.ts';

/**
 * The one scrubber of everything that an error report carries. A report keeps what a fault needs: its kind, its words without
 * values, where in our code it happened, on which page by name.
 */

/** Keys of a report that stay as they are, because the reporter itself writes them; the next list is cleaned; the rest is dropped. */
const OWN = [
  ...['event_id', 'type', 'timestamp', 'start_timestamp', 'platform', 'level', 'sdk', 'tags', 'sdkProcessingMetadata'],
  ...['replay_id', 'segment_id', 'replay_start_timestamp', 'replay_type', 'error_ids', 'trace_ids'],
];
const CLEANED = ['message', 'exception', 'breadcrumbs', 'urls'];
/** Keys anywhere below that hold what people typed or were answered. */
const DROPPED =
  /^(?:request|response|body|cookies|headers|arguments|args|vars|extra|user|.*context_line|pre_context|post_context)$/i;
/** Keys anywhere below whose text is an address as a whole. */
const ADDRESS_KEYS = ['filename', 'abs_path', 'url', 'to', 'from', 'href'];

const ADDRESS = /((?:https?:\/\/|\/)[^\s"'<>()]+)/;
const EMAIL = /[^\s@"'<>,;()]+@[^\s@"'<>,;()]+/g;
/** What stands in double quotes is often the value that a parser could not read. */
const QUOTED = /"[^"]*"/g;
const NUMBER = /[\d๐-๙](?:[\s().+-]*[\d๐-๙]){4,}/g;
const TOKEN = /\b(?=[\w-]*\d)[\w-]{16,}/g;
/** Our own errors speak English; what does not was typed. */
const FOREIGN = /[^\s!-~]+/g;

/**
 * An address as a report may carry it: a page of this site by its route's name, a call by its path without ids, a file of the build as
 * it is, another site by its origin. Query and fragment are never kept.
 */
export function scrubAddress(address: string, origin: string = location.origin): string {
  if (!URL.canParse(address, origin)) return '[address]';
  const { origin: from, hostname, pathname, protocol } = new URL(address, origin);
  if (from !== origin) return from === 'null' ? protocol : from;
  if (/^\/_astro\/[\w.@-]+$/.test(pathname)) return pathname;
  if (pathname.startsWith('/api/')) return pathname.replace(/[^/]*[^a-z/-][^/]*/g, ':id');
  return matchRoute(canonicalPath({ hostname, pathname }))?.name ?? '[page]';
}

/** A text without addresses, e-mail, quoted values, numbers of five digits and more, tokens, and words in another script. */
export const scrubText = (text: string, origin?: string): string =>
  text
    .split(ADDRESS)
    .map((part, index) =>
      index % 2 === 1
        ? scrubAddress(part, origin)
        : part
            .replace(EMAIL, '[email]')
            .replace(QUOTED, '"[text]"')
            .replace(FOREIGN, '[text]')
            .replace(NUMBER, '[number]')
            .replace(TOKEN, '[token]'),
    )
    .join('');

/** Any value, its texts cleaned and its personal parts dropped. */
export function scrubDeep(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return ADDRESS_KEYS.includes(key) ? scrubAddress(value) : scrubText(value);
  if (Array.isArray(value)) return value.map((one: unknown) => scrubDeep(one, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => (DROPPED.test(name) ? [] : [[name, scrubDeep(inner, name)]])),
  );
}

export function scrubEvent<E extends Event>(event: E): E {
  const kept = Object.entries(event).flatMap(([key, value]): [string, unknown][] => {
    if (OWN.includes(key)) return [[key, value]];
    if (key === 'urls' && Array.isArray(value)) return [[key, value.map((url) => scrubAddress(String(url)))]];
    return CLEANED.includes(key) ? [[key, scrubDeep(value)]] : [];
  });
  return Object.fromEntries(kept) as unknown as E;
}

/** What led to the fault: calls and pages by name. What the console was told is dropped. */
export const scrubBreadcrumb = (breadcrumb: Breadcrumb): Breadcrumb | null =>
  breadcrumb.category === 'console' ? null : (scrubDeep(breadcrumb) as Breadcrumb);
