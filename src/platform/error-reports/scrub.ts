import type { Breadcrumb, Event } from '@sentry/astro';
import { canonicalPath } from '../../config/hosts.ts';
import { matchRoute } from '../../config/routes.ts';
import { parseUrl } from '../../lib/parse-url.ts';
import { hidePersonal, NOTHING_PERSONAL, type PersonalWords } from './personal-words.ts';

/** Top-level keys that are kept. Others are scrubbed (next list) or dropped. */
const KEPT_KEYS = [
  ...[
    'event_id',
    'type',
    'timestamp',
    'start_timestamp',
    'platform',
    'level',
    'release',
    'environment',
    'sdk',
    'tags',
    'sdkProcessingMetadata',
  ],
  ...['replay_id', 'segment_id', 'replay_start_timestamp', 'replay_type', 'error_ids', 'trace_ids'],
];
const SCRUBBED_KEYS = ['message', 'exception', 'breadcrumbs', 'urls'];
const DROPPED_KEYS =
  /^(?:request|response|body|cookies|headers|arguments|args|vars|extra|user|.*context_line|pre_context|post_context)$/i;
const URL_KEYS = ['filename', 'abs_path', 'url', 'to', 'from', 'href'];

const URL_IN_TEXT = /((?:https?:\/\/|\/)[^\s"'<>()]+)/;
/** One pattern that finds and tests would rescan a long text from every letter. */
const WORD = /[^\s"'<>,;()]+/g;
const EMAIL = /[^@]@[^@]/;
/** Parsers quote the text they reject. */
const QUOTED = /"[^"]*"/g;
const NUMBER = /[\d๐-๙](?:[\s().,+-]*[\d๐-๙]){4,}/g;
/** Words of letters and digits with this length or more are not names in the code. */
const LONG_WORD = /[\w-]{8,}/g;
/** Some back ends prefix a token with its number. */
const NUMBERED_TOKEN = /^[\w[{"\x27=:]*\d\|/;
/** A JSON Web Token. */
const SIGNED_TOKEN = /^[[{"\x27=:]*eyJ/;
/** A folder name may contain its owner's name. */
const FOLDER = /^[a-z]:\\/i;
const CODED = /\\u([0-9a-f]{4})|&#(\d{1,7});|&#x([0-9a-f]{1,6});/gi;
/** Whatever follows these words is a secret. */
const NAMED_SECRET =
  /\b(token|otp|code|secret|password|bearer|authorization|cookie)(?:["\x27]?\s?[=:]\s?|\s[[({<"\x27])(?:(?:bearer|basic)\s)?[^\s]+/gi;
/** An authorization header without its name. */
const BEARER = /\bbearer\s+[^\s]+/gi;
/** The name of a chosen file often holds that of a person. */
const FILE_NAME = /\.(?:pdf|jpe?g|jfif|png|heic|heif|webp)\b/i;
const ESCAPES = /(?:%[0-9a-f]{2})+/gi;
const ESCAPED = /%[0-9a-f]{2}/i;
const PATH_SEGMENT = /[^/]+/g;
/** Our own messages are ASCII, so other characters may be personal. */
const NON_ASCII = /[^\s!-~]+/g;

const replacedIf =
  (pattern: RegExp, by: string) =>
  (text: string): string =>
    pattern.test(text) ? by : text;

/** Decodes nested escapes, at most three times; text that cannot be decoded, or is escaped still deeper, is replaced. */
function withoutEscapes(text: string): string {
  let rest = text.replace(CODED, (_code, unicode?: string, decimal?: string, hexadecimal?: string) => {
    const number = decimal === undefined ? parseInt(unicode ?? hexadecimal ?? '', 16) : Number(decimal);
    return number <= 0x10ffff ? String.fromCodePoint(number) : '';
  });
  for (let round = 0; round < 3 && rest.includes('%'); round += 1)
    rest = rest.replace(ESCAPES, (escaped) => {
      try {
        return decodeURIComponent(escaped);
      } catch {
        return ' [text] ';
      }
    });
  return rest.replace(WORD, replacedIf(ESCAPED, '[text]'));
}

/** Reduces a page's URL to its route, a call's to its path without ids, and another site's to its origin. */
export function scrubUrl(url: string, origin: string = location.origin, known = NOTHING_PERSONAL): string {
  const parsed = parseUrl(url, origin);
  if (!parsed) return '[address]';
  const { origin: urlOrigin, hostname, pathname, protocol } = parsed;
  if (urlOrigin !== origin) return urlOrigin === 'null' ? protocol : urlOrigin;
  if (/^\/_astro\/[\w.@-]+$/.test(pathname)) return pathname;
  if (pathname.startsWith('/api/'))
    return pathname.replace(PATH_SEGMENT, (segment) =>
      /[^a-z-]/.test(segment) || hidePersonal(segment, known) !== segment ? ':id' : segment,
    );
  return matchRoute(canonicalPath({ hostname, pathname }))?.name ?? '[page]';
}

const scrubWords = (text: string, known: PersonalWords): string =>
  hidePersonal(text, known)
    .replace(NAMED_SECRET, '$1 [token]')
    .replace(BEARER, 'bearer [token]')
    .replace(WORD, replacedIf(FILE_NAME, '[file]'))
    .replace(WORD, replacedIf(EMAIL, '[email]'))
    .replace(WORD, replacedIf(NUMBERED_TOKEN, '[token]'))
    .replace(WORD, replacedIf(SIGNED_TOKEN, '[token]'))
    .replace(WORD, replacedIf(FOLDER, '[folder]'))
    .replace(QUOTED, '"[text]"')
    .replace(NON_ASCII, '[text]')
    .replace(NUMBER, '[number]')
    .replace(LONG_WORD, replacedIf(/\d/, '[token]'));

export const scrubText = (text: string, origin?: string, known = NOTHING_PERSONAL): string =>
  withoutEscapes(text)
    .split(URL_IN_TEXT)
    .map((part, index) => (index % 2 === 1 ? scrubUrl(part, origin, known) : scrubWords(part, known)))
    .join('');

export function scrubDeep(value: unknown, known = NOTHING_PERSONAL, key = ''): unknown {
  if (typeof value === 'string')
    return URL_KEYS.includes(key) ? scrubUrl(value, undefined, known) : scrubText(value, undefined, known);
  if (Array.isArray(value)) return value.map((item: unknown) => scrubDeep(item, known, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) =>
      DROPPED_KEYS.test(name) ? [] : [[name, scrubDeep(inner, known, name)]],
    ),
  );
}

/** @param known texts that the applicant has typed on this page or that the browser has stored */
export function scrubEvent(event: Event, known = NOTHING_PERSONAL): Partial<Event> {
  const kept = Object.entries(event).flatMap(([key, value]): [string, unknown][] => {
    if (KEPT_KEYS.includes(key)) return [[key, value]];
    if (key === 'urls' && Array.isArray(value))
      return [[key, value.map((url) => scrubUrl(String(url), undefined, known))]];
    return SCRUBBED_KEYS.includes(key) ? [[key, scrubDeep(value, known)]] : [];
  });
  return Object.fromEntries(kept);
}

/** Removes the text of console messages. */
export const scrubBreadcrumb = (breadcrumb: Breadcrumb, known = NOTHING_PERSONAL): Breadcrumb | null =>
  breadcrumb.category === 'console' ? null : (scrubDeep(breadcrumb, known) as Breadcrumb);
