import type { IncomingHttpHeaders } from 'node:http';

/**
 * The scoring table of Mozilla's HTTP Observatory (github.com/mozilla/http-observatory, httpobs/docs/scoring.md, of 2024-02-27): in
 * each row the first result whose rule fits counts. Results that cannot occur on a site of ours, such as a parsed
 * `crossdomain.xml`, are left out; what is taken as given is that the site is reached by HTTPS, and by a redirect from HTTP.
 */
interface Seen {
  readonly headers: IncomingHttpHeaders;
  readonly html: string;
}
type Result = readonly [name: string, modifier: number, fits: (seen: Seen) => boolean];

const header = ({ headers }: Seen, name: string): string => String(headers[name] ?? '');
const directives = (seen: Seen): Map<string, readonly string[]> =>
  new Map(
    header(seen, 'content-security-policy')
      .split(';')
      .map((one) => one.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name.toLowerCase(), sources]),
  );
const sources = (seen: Seen, name: string): readonly string[] =>
  directives(seen).get(name) ?? directives(seen).get('default-src') ?? ['*'];
const BROAD = ['*', 'http:', 'https:', 'ftp:', 'data:'];
const holds = (seen: Seen, name: string, of: readonly string[]): boolean =>
  sources(seen, name).some((one) => of.includes(one));
const insecure = (seen: Seen, names: readonly string[]): boolean =>
  names.some((name) => sources(seen, name).some((one) => one.startsWith('http:')));
const maxAge = (seen: Seen): number =>
  Number(/max-age=(\d+)/.exec(header(seen, 'strict-transport-security'))?.[1] ?? '0');
const cookies = ({ headers }: Seen): readonly string[] => headers['set-cookie'] ?? [];
const scripts = ({ html }: Seen): string[] =>
  [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map(([, src = '']) => src);
const always = (): boolean => true;

const TABLE: Readonly<Record<string, readonly Result[]>> = {
  cookies: [
    ['cookies-not-found', 0, (seen) => cookies(seen).length === 0],
    ['cookies-without-secure-flag', -20, (seen) => cookies(seen).some((one) => !/;\s*secure/i.test(one))],
    ['cookies-session-without-httponly-flag', -30, (seen) => cookies(seen).some((one) => !/;\s*httponly/i.test(one))],
    [
      'cookies-secure-with-httponly-sessions-and-samesite',
      5,
      (seen) => cookies(seen).every((one) => /samesite=/i.test(one)),
    ],
    ['cookies-secure-with-httponly-sessions', 0, always],
  ],
  'cross-origin resource sharing': [
    ['cross-origin-resource-sharing-not-implemented', 0, (seen) => header(seen, 'access-control-allow-origin') === ''],
    [
      'cross-origin-resource-sharing-implemented-with-universal-access',
      -50,
      (seen) => header(seen, 'access-control-allow-credentials') === 'true',
    ],
    ['cross-origin-resource-sharing-implemented-with-public-access', 0, always],
  ],
  'content security policy': [
    ['csp-not-implemented', -25, (seen) => header(seen, 'content-security-policy') === ''],
    ['csp-header-invalid', -25, (seen) => directives(seen).size === 0],
    [
      'csp-implemented-with-unsafe-inline',
      -20,
      (seen) => holds(seen, 'script-src', [...BROAD, "'unsafe-inline'"]) || holds(seen, 'object-src', BROAD),
    ],
    [
      'csp-implemented-with-insecure-scheme',
      -20,
      (seen) => insecure(seen, ['script-src', 'connect-src', 'frame-src', 'style-src']),
    ],
    ['csp-implemented-with-unsafe-eval', -10, (seen) => holds(seen, 'script-src', ["'unsafe-eval'"])],
    [
      'csp-implemented-with-insecure-scheme-in-passive-content-only',
      -10,
      (seen) => insecure(seen, ['img-src', 'media-src']),
    ],
    [
      'csp-implemented-with-unsafe-inline-in-style-src-only',
      0,
      (seen) => holds(seen, 'style-src', [...BROAD, "'unsafe-inline'"]),
    ],
    ['csp-implemented-with-no-unsafe-default-src-none', 10, (seen) => sources(seen, 'default-src').join() === "'none'"],
    ['csp-implemented-with-no-unsafe', 5, always],
  ],
  'strict transport security': [
    ['hsts-not-implemented', -20, (seen) => header(seen, 'strict-transport-security') === ''],
    ['hsts-implemented-max-age-less-than-six-months', -10, (seen) => maxAge(seen) < 15_768_000],
    ['hsts-implemented-max-age-at-least-six-months', 0, always],
  ],
  redirection: [['redirection-to-https', 0, always]],
  'referrer policy': [
    ['referrer-policy-not-implemented', 0, (seen) => header(seen, 'referrer-policy') === ''],
    [
      'referrer-policy-private',
      5,
      (seen) =>
        /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
          header(seen, 'referrer-policy'),
        ),
    ],
    ['referrer-policy-unsafe', -5, always],
  ],
  'subresource integrity': [
    ['sri-not-implemented-but-no-scripts-loaded', 0, (seen) => scripts(seen).length === 0],
    [
      'sri-not-implemented-but-all-scripts-loaded-from-secure-origin',
      0,
      (seen) => scripts(seen).every((one) => /^\/[^/]/.test(one)),
    ],
    [
      'sri-not-implemented-and-external-scripts-not-loaded-securely',
      -50,
      (seen) => scripts(seen).some((one) => one.startsWith('http:')),
    ],
    ['sri-not-implemented-but-external-scripts-loaded-securely', -5, always],
  ],
  'content type options': [
    ['x-content-type-options-nosniff', 0, (seen) => header(seen, 'x-content-type-options') === 'nosniff'],
    ['x-content-type-options-not-implemented', -5, always],
  ],
  framing: [
    [
      'x-frame-options-implemented-via-csp',
      5,
      (seen) => !(directives(seen).get('frame-ancestors') ?? ['*']).some((one) => BROAD.includes(one)),
    ],
    ['x-frame-options-sameorigin-or-deny', 5, (seen) => /^(?:deny|sameorigin)$/i.test(header(seen, 'x-frame-options'))],
    ['x-frame-options-not-implemented', -20, always],
  ],
  'cross-origin resource policy': [
    [
      'cross-origin-resource-policy-implemented-with-same-origin',
      10,
      (seen) => header(seen, 'cross-origin-resource-policy') === 'same-origin',
    ],
    ['cross-origin-resource-policy-not-implemented', 0, always],
  ],
};

const BASELINE = 100;
/** Bonuses count only for a site that is good without them. */
const LEAST_FOR_BONUS = 90;

/** Score of one answer by the table. */
export function observatoryScore(seen: Seen): number {
  const modifiers = Object.values(TABLE).map((results) => results.find(([, , fits]) => fits(seen))?.[1] ?? 0);
  const sum = (of: readonly number[]): number => of.reduce((total, one) => total + one, 0);
  const without = BASELINE + sum(modifiers.filter((one) => one < 0));
  return Math.max(0, without + (without >= LEAST_FOR_BONUS ? sum(modifiers.filter((one) => one > 0)) : 0));
}
