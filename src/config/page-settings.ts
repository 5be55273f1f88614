import { FLOW_IDS, FLOWS, type FlowId } from './flow-registry.ts';
import { DEFAULT_LOCALE, LOCALES } from './locales.ts';
import { builtPath, routeNames, routes, type RouteName } from './routes.ts';

/** The error pages, which have no path of their own, use `error`. */
export type Theme = 'default' | 'purpleDark' | 'transparent' | 'error';
/** The colour of the browser's own bar, matching the header below it. */
export const THEME_COLOUR: Readonly<Record<Theme, string>> = {
  default: '#ffffff',
  transparent: '#faf8fd',
  purpleDark: '#27124c',
  error: '#27124c',
};
export type ScreenName =
  | 'step'
  | 'payment'
  | 'confirm'
  | 'result'
  | 'payment-return'
  | 'resume'
  | 'home'
  | 'costs'
  | 'policy'
  | 'dashboard'
  | 'gallery';

export interface PageSettings {
  readonly screen: ScreenName;
  readonly theme: Theme;
  readonly robots: 'index' | 'noindex';
  /** The page that search engines should index if a page has two paths. */
  readonly canonical?: RouteName;
  /** The flow may ask for a one-time code on this page. */
  readonly asksForOtp?: true;
  readonly takesFiles?: true;
}

const page = (screen: ScreenName, theme: Theme, more: Partial<PageSettings> = {}): PageSettings => ({
  screen,
  theme,
  robots: 'noindex',
  ...more,
});

/** Browser code may import only types from this module. */
const pages: Readonly<Record<RouteName, PageSettings>> = {
  home: page('home', 'purpleDark', { robots: 'index' }),
  'privacy-policy': page('policy', 'purpleDark', { robots: 'index' }),
  'cookies-policy': page('policy', 'purpleDark', { robots: 'index' }),
  'status-checking.dashboard': page('dashboard', 'purpleDark', { canonical: 'dashboard.status-checking' }),
  costs: page('costs', 'default', { robots: 'index' }),

  dashboard: page('dashboard', 'default'),
  'dashboard.continue': page('dashboard', 'default'),
  'dashboard.cookies-policy': page('policy', 'purpleDark', { robots: 'index', canonical: 'cookies-policy' }),
  'dashboard.privacy-policy': page('policy', 'purpleDark', { robots: 'index', canonical: 'privacy-policy' }),
  'dashboard.form-example': page('gallery', 'default'),
  'dashboard.status-checking': page('dashboard', 'purpleDark'),

  bachelor: page('step', 'default', { robots: 'index', asksForOtp: true }),
  'bachelor.faculty': page('step', 'default'),
  'bachelor.education': page('step', 'default'),
  'bachelor.scholarship': page('step', 'default'),
  'bachelor.upload-document': page('step', 'purpleDark', { takesFiles: true }),
  'bachelor.payment': page('payment', 'default'),
  'bachelor.payment-callback': page('payment-return', 'default'),
  'bachelor.redirect-kbank': page('payment-return', 'purpleDark'),
  'bachelor.confirmation-complete': page('result', 'purpleDark'),
  'bachelor.confirmation-failed': page('result', 'purpleDark'),
  'bachelor.continue': page('resume', 'default'),

  graduate: page('step', 'default', { robots: 'index', asksForOtp: true }),
  'graduate.faculty': page('step', 'transparent'),
  'graduate.education': page('step', 'transparent'),
  'graduate.scholarship': page('step', 'transparent'),
  'graduate.upload-document': page('step', 'purpleDark', { takesFiles: true }),
  'graduate.payment': page('payment', 'default'),
  'graduate.payment-callback': page('payment-return', 'default'),
  'graduate.redirect-kbank': page('payment-return', 'default'),
  'graduate.confirmation-complete': page('result', 'purpleDark'),
  'graduate.confirmation-failed': page('result', 'purpleDark'),
  'graduate.continue': page('resume', 'default'),

  'short-course': page('step', 'transparent', { robots: 'index', asksForOtp: true }),
  'short-course.course': page('step', 'transparent', { asksForOtp: true }),
  'short-course.personal-information': page('step', 'transparent'),
  'short-course.promotion': page('step', 'transparent'),
  'short-course.upload-document': page('step', 'purpleDark', { takesFiles: true }),
  'short-course.payment': page('payment', 'default'),
  'short-course.payment-callback': page('payment-return', 'default'),
  'short-course.redirect-kbank': page('payment-return', 'default'),
  'short-course.confirmation-complete': page('result', 'purpleDark'),
  'short-course.confirmation-failed': page('result', 'purpleDark'),
  'short-course.continue': page('resume', 'default'),

  'scholarship.redirect-kbank': page('payment-return', 'default'),
  scholarship: page('step', 'transparent', { robots: 'index', asksForOtp: true }),
  'scholarship.faculty-type': page('step', 'transparent'),
  'scholarship.personal-information': page('step', 'transparent', { takesFiles: true }),
  'scholarship.education-loan': page('step', 'transparent'),
  'scholarship.payment': page('payment', 'default'),
  'scholarship.payment-callback': page('payment-return', 'default'),
  'scholarship.confirm': page('confirm', 'transparent'),
  'scholarship.confirmation-complete': page('result', 'transparent'),
  'scholarship.confirmation-failed': page('result', 'transparent'),
  'scholarship.continue': page('resume', 'default'),
};

export const pageOf = (name: RouteName): PageSettings => pages[name];

export const flowOf = (name: RouteName): FlowId | undefined =>
  FLOW_IDS.find((flow) => name === flow || name.startsWith(`${flow}.`));

/** Whether applicants reach a page from another page of its flow, which fetches its styles ahead. */
export const comesAfterAnother = (name: RouteName): boolean =>
  flowOf(name) !== name && ['step', 'payment', 'confirm', 'result'].includes(pageOf(name).screen);

/** Pages with the dark header have a footer. */
export const hasFooter = ({ theme }: Pick<PageSettings, 'theme'>): boolean => theme === 'purpleDark';

export const pagesUnder = (prefix: string) =>
  LOCALES.flatMap((locale) =>
    routeNames
      .filter((name) => routes[name] === prefix || routes[name].startsWith(`${prefix}/`))
      .map((name) => ({
        params: {
          locale: locale === DEFAULT_LOCALE ? undefined : locale,
          page: builtPath(name).slice(prefix.length + 1) || undefined,
        },
        props: { name, locale },
      })),
  );

export const flowPages = () =>
  FLOW_IDS.flatMap((flow) => pagesUnder(`/${FLOWS[flow].prefix}`)).map(({ params: { locale }, props }) => ({
    params: { locale, flow: builtPath(props.name).slice(1) },
    props,
  }));
