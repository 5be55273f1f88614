import type { FlowId } from './flows.ts';
import { localePrefix, localizedPath, PLACEHOLDER } from './locale-path.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from './locales.ts';

/** Header themes of the spec, section 2. `error` belongs to the error pages, which have no address of their own. */
export type Theme = 'default' | 'purpleDark' | 'transparent' | 'error';
/** What kind of page stands at an address. */
export type Screen =
  'step' | 'payment' | 'review' | 'outcome' | 'return' | 'resume' | 'home' | 'policy' | 'dashboard' | 'gallery';

export interface RouteShape {
  /** `:name` is a required segment, `:name?` an optional one. */
  readonly path: string;
  readonly screen: Screen;
  readonly theme: Theme;
  readonly footer: boolean;
  readonly robots: 'index' | 'noindex';
  readonly flow?: FlowId;
  /** The twin that search engines should keep when one page has two addresses. */
  readonly canonical?: string;
}

const DARK = { theme: 'purpleDark', footer: true } as const;
const CLEAR = { theme: 'transparent', footer: false } as const;
const PLAIN = { theme: 'default', footer: false } as const;
const KEPT = { robots: 'index' } as const;
const HIDDEN = { robots: 'noindex' } as const;
const BACHELOR = { flow: 'bachelor', ...HIDDEN } as const;
const GRADUATE = { flow: 'graduate', ...HIDDEN } as const;
const SHORT = { flow: 'short-course', ...HIDDEN } as const;
const SCHOLAR = { flow: 'scholarship', ...HIDDEN } as const;

/**
 * Every address of the site (spec, section 2), its theme and footer by the spec's theme table. Pages, hrefs, rewrites of all hosts and
 * the list that tests walk come from here. Order matters only among rewrites of the same length: literal segments win.
 */
export const routes = {
  home: { path: '/', screen: 'home', ...DARK, ...KEPT },
  'privacy-policy': { path: '/privacy-policy', screen: 'policy', ...DARK, ...KEPT },
  'cookies-policy': { path: '/cookies-policy', screen: 'policy', ...DARK, ...KEPT },
  'status-checking.dashboard': {
    path: '/status-checking/dashboard',
    screen: 'dashboard',
    ...DARK,
    ...HIDDEN,
    canonical: 'dashboard.status-checking',
  },

  dashboard: { path: '/dashboard', screen: 'dashboard', ...PLAIN, ...HIDDEN },
  'dashboard.continue': { path: '/dashboard/continue', screen: 'dashboard', ...PLAIN, ...HIDDEN },
  'dashboard.cookies-policy': {
    path: '/dashboard/cookies-policy',
    screen: 'policy',
    ...DARK,
    ...KEPT,
    canonical: 'cookies-policy',
  },
  'dashboard.privacy-policy': {
    path: '/dashboard/privacy-policy',
    screen: 'policy',
    ...DARK,
    ...KEPT,
    canonical: 'privacy-policy',
  },
  'dashboard.form-example': { path: '/dashboard/form-example', screen: 'gallery', ...PLAIN, ...HIDDEN },
  'dashboard.status-checking': { path: '/dashboard/status-checking', screen: 'dashboard', ...DARK, ...HIDDEN },

  bachelor: { path: '/regisbachelor', screen: 'step', ...PLAIN, ...BACHELOR, ...KEPT },
  'bachelor.faculty': { path: '/regisbachelor/faculty', screen: 'step', ...PLAIN, ...BACHELOR },
  'bachelor.education': { path: '/regisbachelor/education', screen: 'step', ...PLAIN, ...BACHELOR },
  'bachelor.scholarship': { path: '/regisbachelor/scholarship', screen: 'step', ...PLAIN, ...BACHELOR },
  'bachelor.upload-document': { path: '/regisbachelor/upload-document/:id?', screen: 'step', ...DARK, ...BACHELOR },
  'bachelor.payment': { path: '/regisbachelor/payment', screen: 'payment', ...PLAIN, ...BACHELOR },
  'bachelor.payment-callback': { path: '/regisbachelor/payment/callback', screen: 'return', ...PLAIN, ...BACHELOR },
  'bachelor.redirect-kbank': { path: '/regisbachelor/credit/redirect-kbank', screen: 'return', ...DARK, ...BACHELOR },
  'bachelor.confirmation-complete': {
    path: '/regisbachelor/confirmation/complete',
    screen: 'outcome',
    ...DARK,
    ...BACHELOR,
  },
  'bachelor.confirmation-failed': {
    path: '/regisbachelor/confirmation/failed',
    screen: 'outcome',
    ...DARK,
    ...BACHELOR,
  },
  'bachelor.continue': { path: '/regisbachelor/continue/:id?/:token', screen: 'resume', ...PLAIN, ...BACHELOR },

  graduate: { path: '/regisgraduate', screen: 'step', ...PLAIN, ...GRADUATE, ...KEPT },
  'graduate.faculty': { path: '/regisgraduate/faculty', screen: 'step', ...CLEAR, ...GRADUATE },
  'graduate.education': { path: '/regisgraduate/education', screen: 'step', ...CLEAR, ...GRADUATE },
  'graduate.scholarship': { path: '/regisgraduate/scholarship', screen: 'step', ...CLEAR, ...GRADUATE },
  'graduate.upload-document': { path: '/regisgraduate/upload-document/:id?', screen: 'step', ...DARK, ...GRADUATE },
  'graduate.payment': { path: '/regisgraduate/payment', screen: 'payment', ...PLAIN, ...GRADUATE },
  'graduate.payment-callback': { path: '/regisgraduate/payment/callback', screen: 'return', ...PLAIN, ...GRADUATE },
  'graduate.redirect-kbank': { path: '/regisgraduate/credit/redirect-kbank', screen: 'return', ...PLAIN, ...GRADUATE },
  'graduate.confirmation-complete': {
    path: '/regisgraduate/confirmation/complete',
    screen: 'outcome',
    ...DARK,
    ...GRADUATE,
  },
  'graduate.confirmation-failed': {
    path: '/regisgraduate/confirmation/failed',
    screen: 'outcome',
    ...DARK,
    ...GRADUATE,
  },
  'graduate.continue': { path: '/regisgraduate/continue/:id?/:token', screen: 'resume', ...PLAIN, ...GRADUATE },

  'short-course': { path: '/regisshortcourse', screen: 'step', ...CLEAR, ...SHORT, ...KEPT },
  'short-course.course': { path: '/regisshortcourse/course', screen: 'step', ...CLEAR, ...SHORT },
  'short-course.personal-information': {
    path: '/regisshortcourse/personal-information',
    screen: 'step',
    ...CLEAR,
    ...SHORT,
  },
  'short-course.promotion': { path: '/regisshortcourse/promotion', screen: 'step', ...CLEAR, ...SHORT },
  'short-course.upload-document': { path: '/regisshortcourse/upload-document/:id?', screen: 'step', ...DARK, ...SHORT },
  'short-course.payment': { path: '/regisshortcourse/payment', screen: 'payment', ...PLAIN, ...SHORT },
  'short-course.payment-callback': { path: '/regisshortcourse/payment/callback', screen: 'return', ...PLAIN, ...SHORT },
  'short-course.redirect-kbank': {
    path: '/regisshortcourse/credit/redirect-kbank',
    screen: 'return',
    ...PLAIN,
    ...SHORT,
  },
  'short-course.confirmation-complete': {
    path: '/regisshortcourse/confirmation/complete',
    screen: 'outcome',
    ...DARK,
    ...SHORT,
  },
  'short-course.confirmation-failed': {
    path: '/regisshortcourse/confirmation/failed',
    screen: 'outcome',
    ...DARK,
    ...SHORT,
  },
  'short-course.continue': { path: '/regisshortcourse/continue/:id?/:token', screen: 'resume', ...PLAIN, ...SHORT },

  'scholarship.redirect-kbank': {
    path: '/regisscholarship/credit/redirect-kbank',
    screen: 'return',
    ...PLAIN,
    ...SCHOLAR,
  },
  scholarship: { path: '/regisscholarship/:slug', screen: 'step', ...CLEAR, ...SCHOLAR, ...KEPT },
  'scholarship.faculty-type': { path: '/regisscholarship/:slug/faculty-type', screen: 'step', ...CLEAR, ...SCHOLAR },
  'scholarship.personal-information': {
    path: '/regisscholarship/:slug/personal-information',
    screen: 'step',
    ...CLEAR,
    ...SCHOLAR,
  },
  'scholarship.education-loan': {
    path: '/regisscholarship/:slug/education-loan',
    screen: 'step',
    ...CLEAR,
    ...SCHOLAR,
  },
  'scholarship.payment': { path: '/regisscholarship/:slug/payment', screen: 'payment', ...PLAIN, ...SCHOLAR },
  'scholarship.payment-callback': {
    path: '/regisscholarship/:slug/payment/callback',
    screen: 'return',
    ...PLAIN,
    ...SCHOLAR,
  },
  'scholarship.confirm': { path: '/regisscholarship/:slug/confirm', screen: 'review', ...CLEAR, ...SCHOLAR },
  'scholarship.confirmation-complete': {
    path: '/regisscholarship/:slug/confirmation/complete',
    screen: 'outcome',
    ...CLEAR,
    ...SCHOLAR,
  },
  'scholarship.confirmation-failed': {
    path: '/regisscholarship/:slug/confirmation/failed',
    screen: 'outcome',
    ...CLEAR,
    ...SCHOLAR,
  },
  'scholarship.continue': {
    path: '/regisscholarship/:slug/continue/:id?/:token',
    screen: 'resume',
    ...PLAIN,
    ...SCHOLAR,
  },
} as const satisfies Record<string, RouteShape>;

export type RouteName = keyof typeof routes;
export const routeNames = Object.keys(routes) as RouteName[];
export const routeOf = (name: RouteName): RouteShape => routes[name];

type ParameterName<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterName<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;
type ParametersOf<P extends string> = {
  [K in ParameterName<P> as K extends `${string}?` ? never : K]: string;
} & { [K in ParameterName<P> as K extends `${infer N}?` ? N : never]?: string | undefined };
export type RouteParameters<N extends RouteName> = ParametersOf<(typeof routes)[N]['path']>;

/** Fills a path's segments; an optional one without a value disappears. */
const fillPath = (path: string, value: (name: string, optional: boolean) => string | undefined): string =>
  path
    .split('/')
    .map((segment) => (segment.startsWith(':') ? value(segment.replace(/[:?]/g, ''), segment.endsWith('?')) : segment))
    .filter((segment) => segment !== undefined)
    .join('/');

/**
 * Builds the address of a route in a locale, the only place that knows the `/en` prefix:
 * `href('bachelor.continue', 'en', { token: 'abc' })` is `/en/regisbachelor/continue/abc`.
 */
export function href<N extends RouteName>(
  name: N,
  locale: Locale,
  ...[parameters]: object extends RouteParameters<N> ? [RouteParameters<N>?] : [RouteParameters<N>]
): string {
  const values: Record<string, string | undefined> = { ...parameters };
  const path = fillPath(routes[name].path, (segment) => {
    const value = values[segment];
    return value === undefined ? undefined : encodeURIComponent(value);
  });
  return localizedPath(path, locale);
}

/** The path under which a route's page is built: optional segments drop, required ones become the placeholder. */
export const builtPath = (name: RouteName): string =>
  fillPath(routes[name].path, (_segment, optional) => (optional ? undefined : PLACEHOLDER));

/** A slug is any one segment but the literal that stands beside it (`/regisscholarship/credit/…`). */
const SEGMENT: Record<string, string> = { slug: '(?!credit(?:/|$))[^/]+' };

/** A route's path as the source of an anchored regular expression with named groups; a trailing slash is allowed. */
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
  /** Source of an anchored regular expression over the path (PCRE-compatible). */
  readonly pattern: string;
  /** The built page that answers, without a trailing slash. */
  readonly to: string;
  /** Whether the path has segments that only the browser knows. */
  readonly rewritten: boolean;
}

/** Every route in every locale, the literal ones first: what servers rewrite by and tests walk. */
export const addresses: readonly RouteAddress[] = LOCALES.flatMap((locale) =>
  routeNames.map((name) => ({
    name,
    locale,
    pattern: patternSource(routes[name].path, locale),
    to: localizedPath(builtPath(name), locale),
    rewritten: routes[name].path.includes(':'),
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
    return value; // A cut percent-escape is an odd address, not a crash.
  }
};

/** Which route an address belongs to, or `undefined` for none. Parameters are decoded, never trusted. */
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

/** The built page that answers an address whose segments are unknown to the host; `undefined` when none does. */
export function rewriteOf(pathname: string): string | undefined {
  const address = addresses.find((one) => one.rewritten && new RegExp(one.pattern).test(pathname));
  return address?.to;
}

/** Build-time list of pages of one kind, in Astro's `getStaticPaths` shape for `[...locale]/…/[...page]`. */
export const pagesUnder = (prefix: string) =>
  LOCALES.flatMap((locale) =>
    routeNames
      .filter((name) => routes[name].path === prefix || routes[name].path.startsWith(`${prefix}/`))
      .map((name) => ({
        params: {
          locale: locale === DEFAULT_LOCALE ? undefined : locale,
          page: builtPath(name).slice(prefix.length + 1) || undefined,
        },
        props: { name, locale },
      })),
  );
