import { ASSETS } from './headers.ts';
import { map, quoted, regexKey } from './nginx-text.ts';

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
  'log_format admissions \'$remote_addr [$time_iso8601] "$request_method $logged" $status $body_bytes_sent $request_time "$http_user_agent"\';',
  '',
];
