import { ANALYTICS_HOSTS, DEFAULT_TOKEN_HEADER } from './constants.ts';
import { FLOW_IDS, FLOWS } from './flow-registry.ts';

/**
 * `origin`: an address without a path. `slugs` and `origins`: several, separated by spaces. `reports`: an address with a public key in
 * place of a user.
 */
export type VariableKind = 'address' | 'origin' | 'origins' | 'reports' | 'text' | 'slugs' | 'switch';

export interface Variable {
  readonly kind: VariableKind;
  /** What the sentence about a wrong value shows. */
  readonly example: string;
  /** `always`: no build without it. `visitors`: only builds for this machine do without. */
  readonly required?: 'always' | 'visitors';
  /** Pages read this when it is empty; without one they read `undefined`. */
  readonly fallback?: string;
  /** Read by servers and by the build, not by pages. */
  readonly onServer?: true;
}

const SITE = 'university.example';
const site = (label: string): Variable => ({ kind: 'address', example: `https://${label}.${SITE}` });
const container = (): Variable => ({ kind: 'text', example: 'GTM-ABC1234' });
const tool = (fallback: string): Variable => ({ kind: 'origin', example: fallback, fallback });

export const flowSiteVariable = (prefix: string): string => `PUBLIC_${prefix.toUpperCase()}_URL`;
/** `short-course` gives `PUBLIC_TAG_MANAGER_ID_SHORT_COURSE`. */
const flowContainer = (flow: string): string => `PUBLIC_TAG_MANAGER_ID_${flow.toUpperCase().replace('-', '_')}`;
const PREFIXES = FLOW_IDS.map((flow) => FLOWS[flow].prefix);
/** The flows' own sites: all of them, or none. */
export const FLOW_SITES: readonly string[] = PREFIXES.map(flowSiteVariable);

/** Every variable of the site. README.md explains each, `.env.example` has a value for development. */
export const VARIABLES: Readonly<Record<string, Variable>> = {
  API_URL: { kind: 'address', example: `https://api.${SITE}`, onServer: true },

  PUBLIC_SITE_URL: { ...site('apply'), required: 'visitors' },
  PUBLIC_API_ORIGIN: { kind: 'origin', example: `https://api.${SITE}`, fallback: '' },
  PUBLIC_APP_TOKEN_HEADER: { kind: 'text', example: DEFAULT_TOKEN_HEADER, fallback: DEFAULT_TOKEN_HEADER },

  ...Object.fromEntries(PREFIXES.map((prefix) => [flowSiteVariable(prefix), site(prefix)])),
  PUBLIC_DASHBOARD_URL: site('dashboard'),
  PUBLIC_COURSE_FINDER_URL: site('courses'),
  PUBLIC_CAREER_QUIZ_URL: site('quiz'),
  PUBLIC_SCHOLARSHIP_CAMPAIGNS: { kind: 'slugs', example: 'star-scholars young-athletes', required: 'always' },

  PUBLIC_CARD_SCRIPT_HOST: { kind: 'origin', example: 'https://cards.bank.example', required: 'always' },
  PUBLIC_BANK_ORIGINS: { kind: 'origins', example: 'https://3ds.bank.example', fallback: '' },
  PUBLIC_CARD_PUBLIC_KEY: { kind: 'text', example: 'pkey_prod_123', required: 'visitors', fallback: '' },
  PUBLIC_CARD_MERCHANT_ID: { kind: 'text', example: '401000001', fallback: '' },

  ...Object.fromEntries(FLOW_IDS.map((flow) => [flowContainer(flow), container()])),
  PUBLIC_TAG_MANAGER_ID_DASHBOARD: container(),
  PUBLIC_TAG_MANAGER_HOST: tool(ANALYTICS_HOSTS.tagManager),
  PUBLIC_TAG_MANAGER_NOSCRIPT: { kind: 'switch', example: 'false' },
  PUBLIC_VIDEO_PIXEL_ID: { kind: 'text', example: 'C1ABC2DEF3' },
  PUBLIC_VIDEO_PIXEL_HOST: tool(ANALYTICS_HOSTS.videoPixel),
  PUBLIC_HEAT_MAP_ID: { kind: 'text', example: 'abc123def4' },
  PUBLIC_HEAT_MAP_HOST: tool(ANALYTICS_HOSTS.heatMap),
  PUBLIC_SENTRY_DSN: { kind: 'reports', example: `https://key@reports.${SITE}/1` },
};

/** Read by local servers and by tests alone. */
export const LOCAL_VARIABLES: readonly string[] = [
  ...['PORT', 'HOST', 'BANK_PORT', 'ANALYTICS_PORT', 'SANDBOX', 'SANDBOX_PORT', 'SANDBOX_DATABASE_URL'],
];
