import { backEnd } from './back-end.ts';
import { ANALYTICS_HOSTS } from './constants.ts';
import { FLOW_IDS, FLOWS } from './flow-registry.ts';

/**
 * `origin`: an address without a path. `slugs` and `origins`: several, separated by spaces. `reports`: an address with a public key in
 * place of a user.
 */
export type VariableKind = 'address' | 'origin' | 'origins' | 'reports' | 'text' | 'slugs' | 'switch';

export interface Variable {
  /** A sentence for docs/configuration.md. */
  readonly purpose: string;
  readonly kind: VariableKind;
  /** Shown in the message about a wrong value. */
  readonly example: string;
  /** `always`: required for every build. `visitors`: required except for builds for this machine. */
  readonly required?: 'always' | 'visitors';
  /** The value for pages if the variable is empty; without a fallback it is `undefined`. */
  readonly fallback?: string;
  /** Read by servers and the build, not by pages. */
  readonly onServer?: true;
}

const SITE = 'university.example';
/** No build for visitors accepts it. */
const DATA_PROTECTION_PLACEHOLDER = 'privacy@sandbox.example';
const site = (label: string, purpose: string): Variable => ({
  purpose,
  kind: 'address',
  example: `https://${label}.${SITE}`,
});
const container = (pages: string): Variable => ({
  purpose: `ID of the Google Tag Manager container for ${pages}. If empty, it is not loaded.`,
  kind: 'text',
  example: 'GTM-ABC1234',
});
const toolHost = (tool: string, fallback: string): Variable => ({
  purpose: `Origin of the ${tool}. Tests set it to a stand-in.`,
  kind: 'origin',
  example: fallback,
  fallback,
});

export const flowSiteVariable = (prefix: string): string => `PUBLIC_${prefix.toUpperCase()}_URL`;
/** `short-course` gives `PUBLIC_TAG_MANAGER_ID_SHORT_COURSE`. */
const flowContainer = (flow: string): string => `PUBLIC_TAG_MANAGER_ID_${flow.toUpperCase().replace('-', '_')}`;
const PREFIXES = FLOW_IDS.map((flow) => FLOWS[flow].prefix);
/** Either all flows have sites of their own, or none has. */
export const FLOW_SITES: readonly string[] = PREFIXES.map(flowSiteVariable);

/**
 * All variables of the site. `npm run docs` writes docs/configuration.md from them; `.env.example` has values for
 * development.
 */
export const VARIABLES: Readonly<Record<string, Variable>> = {
  API_URL: {
    purpose:
      'Address of the real API, without `/api`. Local servers and the nginx and CDN files of a build forward `/api` there. If empty, local servers use the sandbox.',
    kind: 'address',
    example: `https://api.${SITE}`,
    onServer: true,
  },

  PUBLIC_SITE_URL: {
    ...site(
      'apply',
      'The site’s own address, for canonical and language links. It must be an `https:` address in a build for visitors.',
    ),
    required: 'visitors',
  },
  PUBLIC_SAMPLE: {
    purpose:
      'If `true`, the host is a demonstration, and every page says that the university is invented. Otherwise a build for visitors fails while any sample data is left (docs/recipes/go-live.md). Local runs are demonstrations unless it is `false`.',
    kind: 'switch',
    example: 'false',
  },
  PUBLIC_EDIT_REPOSITORY: {
    purpose:
      'Address of the repository on GitLab or GitHub. Set it only for a staging host: the build then contains the editor’s page `/admin` and the pencils of `?edit`, and lists the remaining sample data instead of failing. Leave it empty for the live host.',
    kind: 'address',
    example: `https://gitlab.${SITE}/admissions/front-end`,
  },
  EDIT_LOGIN: {
    purpose:
      'How `/admin` logs editors in. For GitLab, the ID of the application that you registered there; for GitHub, the `https:` origin of the server that keeps the application’s secret.',
    kind: 'text',
    example: '1a2b3c4d5e6f',
    onServer: true,
  },
  PUBLIC_API_ORIGIN: {
    purpose: 'Origin of the API if browsers call it directly instead of through the site.',
    kind: 'origin',
    example: `https://api.${SITE}`,
    fallback: '',
  },
  PUBLIC_IMAGE_ORIGINS: {
    purpose:
      '`https:` origins of the API’s banners, logos and QR codes, apart from the site’s own and `PUBLIC_API_ORIGIN`, separated by spaces. With `API_URL`, include the API’s own address. Images of other origins are not shown.',
    kind: 'origins',
    example: `https://files.${SITE}`,
    fallback: '',
  },
  PUBLIC_APP_TOKEN_HEADER: {
    purpose: 'Name of the header that carries the application token.',
    kind: 'text',
    example: backEnd.tokenHeader,
    fallback: backEnd.tokenHeader,
  },

  ...Object.fromEntries(
    PREFIXES.map((prefix) => [
      flowSiteVariable(prefix),
      site(prefix, `Address of the sister site for \`/${prefix}\`. Set it for all flows or for none.`),
    ]),
  ),
  PUBLIC_DASHBOARD_URL: site('dashboard', 'Address of the dashboard. If empty, it is part of this site.'),
  PUBLIC_COURSE_FINDER_URL: site('courses', 'Address of the course finder. If empty, no link is shown.'),
  PUBLIC_CAREER_QUIZ_URL: site('quiz', 'Address of the career quiz. If empty, no link is shown.'),
  PUBLIC_SCHOLARSHIP_CAMPAIGNS: {
    purpose:
      'Slugs of the open scholarship campaigns, separated by spaces. You can replace them without a build in `/scholarships.json` on the web server.',
    kind: 'slugs',
    example: 'star-scholars young-athletes',
    required: 'always',
  },

  PUBLIC_CARD_SCRIPT_HOST: {
    purpose: 'Origin of the card provider’s script, which payment pages load. Locally, the bank stand-in serves it.',
    kind: 'origin',
    example: 'https://cards.bank.example',
    required: 'always',
  },
  PUBLIC_BANK_ORIGINS: {
    purpose:
      '`https:` origins to which the payer may be redirected for 3-D Secure, apart from the card provider’s, separated by spaces.',
    kind: 'origins',
    example: 'https://3ds.bank.example',
    fallback: '',
  },
  PUBLIC_CARD_PUBLIC_KEY: {
    purpose: 'The university’s public key from the card provider.',
    kind: 'text',
    example: 'pkey_prod_123',
    required: 'visitors',
    fallback: '',
  },
  PUBLIC_CARD_MERCHANT_ID: {
    purpose:
      'The university’s merchant number with the card provider, sent with a card payment if the provider’s script supplies none. If empty, none is sent.',
    kind: 'text',
    example: '401000001',
    fallback: '',
  },

  ...Object.fromEntries(FLOW_IDS.map((flow) => [flowContainer(flow), container(`the ${flow} pages`)])),
  PUBLIC_TAG_MANAGER_ID_DASHBOARD: container('the dashboard'),
  PUBLIC_TAG_MANAGER_HOST: toolHost('tag manager', ANALYTICS_HOSTS.tagManager),
  PUBLIC_TAG_MANAGER_NOSCRIPT: {
    purpose:
      'Whether browsers without scripts load the tag manager’s frame. It cannot ask for consent, which the law requires before it loads: leave it off.',
    kind: 'switch',
    example: 'false',
  },
  PUBLIC_VIDEO_PIXEL_ID: {
    purpose: 'ID of the TikTok pixel. If empty, it is not loaded.',
    kind: 'text',
    example: 'C1ABC2DEF3',
  },
  PUBLIC_VIDEO_PIXEL_HOST: toolHost('TikTok pixel', ANALYTICS_HOSTS.videoPixel),
  PUBLIC_HEAT_MAP_ID: {
    purpose: 'Project ID of Microsoft Clarity (heat map). If empty, it is not loaded.',
    kind: 'text',
    example: 'abc123def4',
  },
  PUBLIC_HEAT_MAP_HOST: toolHost('heat map (Clarity)', ANALYTICS_HOSTS.heatMap),
  PUBLIC_DATA_PROTECTION_EMAIL: {
    purpose: 'Email address of the data protection officer, for the privacy policy (section 23 (5) of the Thai PDPA).',
    kind: 'text',
    example: `privacy@${SITE}`,
    required: 'visitors',
    fallback: DATA_PROTECTION_PLACEHOLDER,
  },
  PUBLIC_FIELD_REPORTS: {
    purpose:
      'If `true`, pages report how fast they were and what their content security policy blocked, without addresses or personal data. nginx logs the reports in `admissions-field.log`.',
    kind: 'switch',
    example: 'true',
  },
  PUBLIC_SENTRY_DSN: {
    purpose: 'Sentry DSN: the address to which error reports are sent. If empty, none are sent.',
    kind: 'reports',
    example: `https://key@reports.${SITE}/1`,
  },
};

/** Variables that only local servers and tests read: name → a sentence for docs/configuration.md. */
export const LOCAL_VARIABLES: Readonly<Record<string, string>> = {
  PORT: 'Port of the local servers. Default: 4321.',
  HOST: 'Network interface of the local servers. Default: 127.0.0.1. `0.0.0.0` also serves other devices on the network.',
  BANK_PORT: 'Port of the bank stand-in. Default: `PORT` plus one.',
  ANALYTICS_PORT: 'Port of the analytics stand-ins, which tests use. If empty, they do not run.',
  EDIT_PORT: 'Port of `npm run edit`. Default: 4325. The server for its files uses the next port.',
  SANDBOX: '`yes` lets the local servers start even if `NODE_ENV` is `production`.',
  SANDBOX_PORT: 'Port of the sandbox that `npm run dev` starts. Default: 4380.',
  SANDBOX_DATABASE_URL:
    'Database of the sandbox: a file, or the address of a libSQL server. Default: `file:.data/sandbox.db`.',
  CHROMIUM_PATH: 'Path of the browser that the tests start.',
  E2E_BASE_URL: 'Address of a running site that the browser tests open instead of starting one.',
  E2E_TARGET: '`nginx` serves the build with a real nginx in browser tests.',
  E2E_HOSTS: 'With `E2E_TARGET=nginx`, `1` opens every flow on its own host name, in a build that knows these hosts.',
  E2E_ALL: '`1` runs every browser test in every language and size.',
  E2E_TRANSLATED:
    '`1` runs the browser tests on translated pages. Tests that look for a text by a pattern do not find it there.',
  TEST_ALL: '`1` runs the model tests with all their cases.',
  MODEL_SEED:
    'Seed of the model tests. Default: 1; with `TEST_ALL`, a new seed in every run. A failed test prints its seed.',
};
