import { localePrefix, localizedPath, SHELL_SEGMENT } from './locale-path.ts';
import { LOCALES, type Locale } from './locales.ts';

/**
 * The path of every page (docs/spec.md, section 2): `:name` is a required segment, `:name?` an optional one. Facts that
 * only the build needs are in `page-settings.ts`, which browsers do not load.
 */
export const routes = {
  home: '/',
  'privacy-policy': '/privacy-policy',
  'cookies-policy': '/cookies-policy',
  'status-checking.dashboard': '/status-checking/dashboard',
  // For whoever pays. The specification does not have it.
  costs: '/costs',

  dashboard: '/dashboard',
  'dashboard.continue': '/dashboard/continue',
  'dashboard.cookies-policy': '/dashboard/cookies-policy',
  'dashboard.privacy-policy': '/dashboard/privacy-policy',
  'dashboard.form-example': '/dashboard/form-example',
  'dashboard.status-checking': '/dashboard/status-checking',

  bachelor: '/regisbachelor',
  'bachelor.faculty': '/regisbachelor/faculty',
  'bachelor.education': '/regisbachelor/education',
  'bachelor.scholarship': '/regisbachelor/scholarship',
  'bachelor.upload-document': '/regisbachelor/upload-document/:id?',
  'bachelor.payment': '/regisbachelor/payment',
  'bachelor.payment-callback': '/regisbachelor/payment/callback',
  'bachelor.redirect-kbank': '/regisbachelor/credit/redirect-kbank',
  'bachelor.confirmation-complete': '/regisbachelor/confirmation/complete',
  'bachelor.confirmation-failed': '/regisbachelor/confirmation/failed',
  'bachelor.continue': '/regisbachelor/continue/:id?/:token',

  graduate: '/regisgraduate',
  'graduate.faculty': '/regisgraduate/faculty',
  'graduate.education': '/regisgraduate/education',
  'graduate.scholarship': '/regisgraduate/scholarship',
  'graduate.upload-document': '/regisgraduate/upload-document/:id?',
  'graduate.payment': '/regisgraduate/payment',
  'graduate.payment-callback': '/regisgraduate/payment/callback',
  'graduate.redirect-kbank': '/regisgraduate/credit/redirect-kbank',
  'graduate.confirmation-complete': '/regisgraduate/confirmation/complete',
  'graduate.confirmation-failed': '/regisgraduate/confirmation/failed',
  'graduate.continue': '/regisgraduate/continue/:id?/:token',

  'short-course': '/regisshortcourse',
  'short-course.course': '/regisshortcourse/course',
  'short-course.personal-information': '/regisshortcourse/personal-information',
  'short-course.promotion': '/regisshortcourse/promotion',
  'short-course.upload-document': '/regisshortcourse/upload-document/:id?',
  'short-course.payment': '/regisshortcourse/payment',
  'short-course.payment-callback': '/regisshortcourse/payment/callback',
  'short-course.redirect-kbank': '/regisshortcourse/credit/redirect-kbank',
  'short-course.confirmation-complete': '/regisshortcourse/confirmation/complete',
  'short-course.confirmation-failed': '/regisshortcourse/confirmation/failed',
  'short-course.continue': '/regisshortcourse/continue/:id?/:token',

  'scholarship.redirect-kbank': '/regisscholarship/credit/redirect-kbank',
  scholarship: '/regisscholarship/:slug',
  'scholarship.faculty-type': '/regisscholarship/:slug/faculty-type',
  'scholarship.personal-information': '/regisscholarship/:slug/personal-information',
  'scholarship.education-loan': '/regisscholarship/:slug/education-loan',
  'scholarship.payment': '/regisscholarship/:slug/payment',
  'scholarship.payment-callback': '/regisscholarship/:slug/payment/callback',
  'scholarship.confirm': '/regisscholarship/:slug/confirm',
  'scholarship.confirmation-complete': '/regisscholarship/:slug/confirmation/complete',
  'scholarship.confirmation-failed': '/regisscholarship/:slug/confirmation/failed',
  'scholarship.continue': '/regisscholarship/:slug/continue/:id?/:token',
} as const satisfies Record<string, `/${string}`>;

export type RouteName = keyof typeof routes;
export const routeNames = Object.keys(routes) as RouteName[];

type ParameterName<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterName<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;
type ParametersOf<P extends string> = {
  [K in ParameterName<P> as K extends `${string}?` ? never : K]: string;
} & { [K in ParameterName<P> as K extends `${infer N}?` ? N : never]?: string | undefined };
export type RouteParameters<N extends RouteName> = ParametersOf<(typeof routes)[N]>;

const fillPath = (path: string, value: (name: string, optional: boolean) => string | undefined): string =>
  path
    .split('/')
    .map((segment) => (segment.startsWith(':') ? value(segment.replace(/[:?]/g, ''), segment.endsWith('?')) : segment))
    .filter((segment) => segment !== undefined)
    .join('/');

/** The query of `confirmation/complete` for an application that was sent before, so that nothing is celebrated. */
export const EARLIER_RESULT = { show: 'earlier' } as const;

/** `href('bachelor.continue', 'en', { token: 'abc' })` is `/en/regisbachelor/continue/abc`. */
export function href<N extends RouteName>(
  name: N,
  locale: Locale,
  ...[parameters]: object extends RouteParameters<N> ? [RouteParameters<N>?] : [RouteParameters<N>]
): string {
  const values: Record<string, string | undefined> = { ...parameters };
  const path = fillPath(routes[name], (segment) => {
    const value = values[segment];
    return value === undefined ? undefined : encodeURIComponent(value);
  });
  return localizedPath(path, locale);
}

/** The path under which a page is built: without optional segments, and with the placeholder for required ones. */
export const builtPath = (name: RouteName): string =>
  fillPath(routes[name], (_segment, optional) => (optional ? undefined : SHELL_SEGMENT));

/** A slug is any segment except a literal one in the same position (`/regisscholarship/credit/…`). */
const SEGMENT: Record<string, string> = { slug: '(?!credit(?:/|$))[^/]+' };

/** The source of an anchored regular expression with named groups for a route's path; a trailing slash is allowed. */
const patternSource = (path: string, locale: Locale): string => {
  const body = path
    .split('/')
    .slice(1)
    .map((segment) => {
      if (!segment.startsWith(':')) return segment === '' ? '' : `/${segment}`;
      const name = segment.replace(/[:?]/g, '');
      const group = `/(?<${name}>${SEGMENT[name] ?? '[^/]+'})`;
      return segment.endsWith('?') ? `(?:${group})?` : group;
    })
    .join('');
  return `^${localePrefix(locale)}${body}/?$`;
};

export interface RouteAddress {
  readonly name: RouteName;
  readonly locale: Locale;
  /** The source of an anchored regular expression for the path (PCRE-compatible). */
  readonly pattern: string;
  /** The built page for this address, without a trailing slash. */
  readonly to: string;
  /** Whether the path has segments that only the browser knows. */
  readonly rewritten: boolean;
}

/** All routes in all locales. Literal paths come first, because the first match wins. */
export const addresses: readonly RouteAddress[] = LOCALES.flatMap((locale) =>
  routeNames.map((name) => ({
    name,
    locale,
    pattern: patternSource(routes[name], locale),
    to: localizedPath(builtPath(name), locale),
    rewritten: routes[name].includes(':'),
  })),
).sort((a, b) => Number(a.rewritten) - Number(b.rewritten));

export interface RouteMatch {
  readonly name: RouteName;
  readonly locale: Locale;
  readonly parameters: Readonly<Record<string, string>>;
}

const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value; // An incomplete percent-escape must not throw.
  }
};

/** The route of a path. Parameters are decoded but not validated. */
export function matchRoute(pathname: string): RouteMatch | undefined {
  for (const address of addresses) {
    const found = new RegExp(address.pattern).exec(pathname);
    if (!found) continue;
    const parameters = Object.fromEntries(
      Object.entries(found.groups ?? {}).flatMap(([name, value]) => (value ? [[name, decoded(value)]] : [])),
    );
    return { name: address.name, locale: address.locale, parameters };
  }
  return undefined;
}

/** The built page for an address with segments that the host does not know; `undefined` if there is none. */
export function rewriteOf(pathname: string): string | undefined {
  const address = addresses.find((one) => one.rewritten && new RegExp(one.pattern).test(pathname));
  return address?.to;
}
