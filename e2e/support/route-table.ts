/**
 * The route table of docs/spec.md (section 2), copied by hand, and one page that it does not have. src/config/routes.ts is tested against it.
 * Each row holds the Thai path with sample segments, the route name, the header theme and the footer.
 */
type Theme = 'purpleDark' | 'transparent' | 'default';
type Row = readonly [address: string, route: string, theme: Theme, footer: 'shown' | 'hidden'];

const dark = (address: string, route: string): Row => [address, route, 'purpleDark', 'shown'];
const clear = (address: string, route: string): Row => [address, route, 'transparent', 'hidden'];
const plain = (address: string, route: string): Row => [address, route, 'default', 'hidden'];

const general: readonly Row[] = [
  dark('/', 'home'),
  dark('/privacy-policy', 'privacy-policy'),
  dark('/cookies-policy', 'cookies-policy'),
  dark('/status-checking/dashboard', 'status-checking.dashboard'),
  plain('/dashboard', 'dashboard'),
  plain('/dashboard/continue', 'dashboard.continue'),
  dark('/dashboard/cookies-policy', 'dashboard.cookies-policy'),
  dark('/dashboard/privacy-policy', 'dashboard.privacy-policy'),
  plain('/dashboard/form-example', 'dashboard.form-example'),
  dark('/dashboard/status-checking', 'dashboard.status-checking'),
];

/** Not in the specification: a page for whoever pays. */
const own: readonly Row[] = [plain('/costs', 'costs')];

const bachelor: readonly Row[] = [
  plain('/regisbachelor', 'bachelor'),
  plain('/regisbachelor/education', 'bachelor.education'),
  plain('/regisbachelor/faculty', 'bachelor.faculty'),
  plain('/regisbachelor/payment', 'bachelor.payment'),
  plain('/regisbachelor/scholarship', 'bachelor.scholarship'),
  dark('/regisbachelor/confirmation/complete', 'bachelor.confirmation-complete'),
  dark('/regisbachelor/confirmation/failed', 'bachelor.confirmation-failed'),
  dark('/regisbachelor/credit/redirect-kbank', 'bachelor.redirect-kbank'),
  plain('/regisbachelor/payment/callback', 'bachelor.payment-callback'),
  dark('/regisbachelor/upload-document', 'bachelor.upload-document'),
  dark('/regisbachelor/upload-document/7', 'bachelor.upload-document'),
  plain('/regisbachelor/continue/abc', 'bachelor.continue'),
  plain('/regisbachelor/continue/7/abc', 'bachelor.continue'),
];

const graduate: readonly Row[] = [
  plain('/regisgraduate', 'graduate'),
  clear('/regisgraduate/education', 'graduate.education'),
  clear('/regisgraduate/faculty', 'graduate.faculty'),
  plain('/regisgraduate/payment', 'graduate.payment'),
  clear('/regisgraduate/scholarship', 'graduate.scholarship'),
  dark('/regisgraduate/confirmation/complete', 'graduate.confirmation-complete'),
  dark('/regisgraduate/confirmation/failed', 'graduate.confirmation-failed'),
  plain('/regisgraduate/credit/redirect-kbank', 'graduate.redirect-kbank'),
  plain('/regisgraduate/payment/callback', 'graduate.payment-callback'),
  dark('/regisgraduate/upload-document', 'graduate.upload-document'),
  dark('/regisgraduate/upload-document/7', 'graduate.upload-document'),
  plain('/regisgraduate/continue/abc', 'graduate.continue'),
  plain('/regisgraduate/continue/7/abc', 'graduate.continue'),
];

const shortCourse: readonly Row[] = [
  clear('/regisshortcourse', 'short-course'),
  clear('/regisshortcourse/course', 'short-course.course'),
  plain('/regisshortcourse/payment', 'short-course.payment'),
  clear('/regisshortcourse/personal-information', 'short-course.personal-information'),
  clear('/regisshortcourse/promotion', 'short-course.promotion'),
  dark('/regisshortcourse/confirmation/complete', 'short-course.confirmation-complete'),
  dark('/regisshortcourse/confirmation/failed', 'short-course.confirmation-failed'),
  plain('/regisshortcourse/credit/redirect-kbank', 'short-course.redirect-kbank'),
  plain('/regisshortcourse/payment/callback', 'short-course.payment-callback'),
  dark('/regisshortcourse/upload-document', 'short-course.upload-document'),
  dark('/regisshortcourse/upload-document/7', 'short-course.upload-document'),
  plain('/regisshortcourse/continue/abc', 'short-course.continue'),
  plain('/regisshortcourse/continue/7/abc', 'short-course.continue'),
];

const scholarship: readonly Row[] = [
  clear('/regisscholarship/any-slug', 'scholarship'),
  clear('/regisscholarship/ทุนเรียนดี', 'scholarship'),
  clear('/regisscholarship/any-slug/confirm', 'scholarship.confirm'),
  clear('/regisscholarship/any-slug/education-loan', 'scholarship.education-loan'),
  clear('/regisscholarship/any-slug/faculty-type', 'scholarship.faculty-type'),
  plain('/regisscholarship/any-slug/payment', 'scholarship.payment'),
  clear('/regisscholarship/any-slug/personal-information', 'scholarship.personal-information'),
  clear('/regisscholarship/any-slug/confirmation/complete', 'scholarship.confirmation-complete'),
  clear('/regisscholarship/any-slug/confirmation/failed', 'scholarship.confirmation-failed'),
  plain('/regisscholarship/any-slug/payment/callback', 'scholarship.payment-callback'),
  plain('/regisscholarship/any-slug/continue/abc', 'scholarship.continue'),
  plain('/regisscholarship/any-slug/continue/7/abc', 'scholarship.continue'),
  plain('/regisscholarship/credit/redirect-kbank', 'scholarship.redirect-kbank'),
];

export const LOCALES = ['th', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

/** Returns the path of a page in a language; English paths begin with `/en`. */
const inLocale = (address: string, locale: Locale): string =>
  locale === 'th' ? address : address === '/' ? '/en' : `/en${address}`;

export interface ExpectedPage {
  readonly address: string;
  readonly locale: Locale;
  readonly route: string;
  readonly theme: Theme;
  readonly footer: 'shown' | 'hidden';
}

/** Every page in both languages. */
export const expectedPages: readonly ExpectedPage[] = LOCALES.flatMap((locale) =>
  [general, own, bachelor, graduate, shortCourse, scholarship]
    .flat()
    .map(([address, route, theme, footer]) => ({ address: inLocale(address, locale), locale, route, theme, footer })),
);

/** Paths without a page. */
export const unknownAddresses: readonly { readonly address: string; readonly locale: Locale }[] = [
  { address: '/nope', locale: 'th' },
  { address: '/en/nope', locale: 'en' },
  { address: '/regisbachelor/nope', locale: 'th' },
  { address: '/regisbachelor/continue', locale: 'th' },
  { address: '/regisbachelor/continue/7/abc/more', locale: 'th' },
  { address: '/en/regisscholarship', locale: 'en' },
  { address: '/regisscholarship/credit', locale: 'th' },
  { address: '/regisscholarship/any-slug/nope', locale: 'th' },
];
