import { routes } from '../../config/routes.ts';
import { FIELD_NAMES } from '../openapi/step-fields.ts';
import { ASSETS } from './headers.ts';
import { map, quoted, regexKey } from './nginx-text.ts';

export const ACCESS_LOG = 'admissions.log';
export const ERROR_LOG = 'admissions-error.log';
/** How quick pages were, and what their policies refused, of builds with `PUBLIC_FIELD_REPORTS`. It has no visitor's address. */
export const FIELD_LOG = 'admissions-field.log';
/** This log says why a call got no response. */
export const API_ERROR_LOG = 'admissions-api-error.log';

const FORMAT = [
  '$remote_addr [$time_iso8601] "$request_method $logged" $status $body_bytes_sent $request_time "$http_user_agent"',
  'host=$host id=$call_id connection=$connection',
  'step=$step lang=$lang refused=$refused purpose=$purpose',
  'upstream="$upstream_addr" upstream_status="$upstream_status" upstream_time="$upstream_response_time"',
].join(' ');

/** What a page may say of itself, by the names of the query: anybody can write anything into it. */
const FIELD_FACTS: Readonly<Record<string, string>> = {
  page: `^(?:${Object.keys(routes)
    .map((name) => name.replaceAll('.', String.raw`\.`))
    .join('|')})$`,
  lcp: String.raw`^\d{1,6}$`,
  inp: String.raw`^\d{1,6}$`,
  cls: String.raw`^\d{1,2}\.\d{1,3}$`,
  rule: '^[a-z-]{1,30}$',
  blocked: String.raw`^(?:https?%3A%2F%2F[\w.-]{1,80}(?:%3A\d{1,5})?|[a-z-]{1,20})$`,
};

/** @param forwarded paths that every host forwards */
export const logMaps = (forwarded: readonly string[]): string[] => [
  '# No query, no referrer, nothing behind /continue/, where links of applicants hold a token, and nothing of an address',
  '# that is no page, because it may be such a link with a mistake in it.',
  ...map('"$page|$address"', '$logged', [
    ['default', '-'],
    [quoted('~*^[^|]+[|](?<logged_head>.*/continue)/.'), '"$logged_head/-"'],
    [regexKey('^[^|]+[|](?<logged_page>.*)$'), '$logged_page'],
    [regexKey(`^[|](?<logged_file>(?:${[ASSETS, ...forwarded].join('|')}).*)$`), '$logged_file'],
  ]),
  '# A line of an error log holds query and referrer too: only a call that has neither is described there.',
  ...map('"$args$http_referer"', '$is_described', [
    ['default', '""'],
    ['""', '1'],
  ]),
  ...map('$uri', '$call_id', [
    ['default', '""'],
    ...(forwarded.length > 0 ? [[regexKey(`^(?:${forwarded.join('|')})`), '$request_id'] as const] : []),
  ]),
  "# What a call says of itself: known names only, because anybody can write anything into a header. 'npm run funnel' counts them.",
  ...map('$http_x_step', '$step', [
    ['default', '-'],
    ...Object.keys(routes).map((name) => [quoted(name), '$http_x_step'] as const),
  ]),
  ...map('$http_x_refused', '$refused', [
    ['default', '-'],
    [regexKey(`^(?:(?:${FIELD_NAMES.join('|')})(?:,(?!$)|$))+$`), '$http_x_refused'],
  ]),
  ...map('$http_accept_language', '$lang', [
    ['default', '-'],
    [regexKey('^th'), 'th'],
    [regexKey('^en'), 'en'],
  ]),
  '# A browser may fetch the next page ahead: nobody has seen it.',
  ...map('$http_sec_purpose', '$purpose', [
    ['default', 'visit'],
    [regexKey('prefetch'), 'prefetch'],
  ]),
  `log_format admissions '${FORMAT}';`,
  ...Object.entries(FIELD_FACTS).flatMap(([name, pattern]) =>
    map(`$arg_${name}`, `$field_${name}`, [
      ['default', '-'],
      [regexKey(pattern), `$arg_${name}`],
    ]),
  ),
  `log_format admissions_field '[$time_iso8601] ${Object.keys(FIELD_FACTS)
    .map((name) => `${name}=$field_${name}`)
    .join(' ')}';`,
  '',
];
