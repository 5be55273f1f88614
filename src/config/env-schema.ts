import { envField } from 'astro/config';
import { DEFAULT_TOKEN_HEADER, ANALYTICS_HOSTS } from './constants.ts';
import { FLOWS } from './flow-registry.ts';

const optionalText = () => envField.string({ context: 'client', access: 'public', optional: true });
const optionalAddress = () => envField.string({ context: 'client', access: 'public', optional: true, url: true });
const text = (fallback: string) => envField.string({ context: 'client', access: 'public', default: fallback });

/** `short-course` gives `PUBLIC_TAG_MANAGER_ID_SHORT_COURSE`. */
const flowVariables = Object.fromEntries(
  Object.entries(FLOWS).flatMap(([flow, { prefix }]) => [
    [`PUBLIC_${prefix.toUpperCase()}_URL`, optionalAddress()],
    [`PUBLIC_TAG_MANAGER_ID_${flow.toUpperCase().replace('-', '_')}`, optionalText()],
  ]),
);

/** README.md explains each. */
export const envSchema = {
  /** Where the dev and preview servers forward `/api`. */
  API_URL: envField.string({ context: 'server', access: 'public', optional: true, url: true }),

  PUBLIC_SITE_URL: optionalAddress(),
  /** Empty: the site's own origin. */
  PUBLIC_API_ORIGIN: text(''),
  PUBLIC_APP_TOKEN_HEADER: text(DEFAULT_TOKEN_HEADER),

  ...flowVariables,
  PUBLIC_DASHBOARD_URL: optionalAddress(),
  PUBLIC_COURSE_FINDER_URL: optionalAddress(),
  PUBLIC_CAREER_QUIZ_URL: optionalAddress(),

  /** Without it, a payment page could not take cards. */
  PUBLIC_CARD_SCRIPT_HOST: envField.string({ context: 'client', access: 'public', url: true }),
  /** Further origins the payer may be sent to, separated by spaces. */
  PUBLIC_BANK_ORIGINS: text(''),
  PUBLIC_CARD_PUBLIC_KEY: text(''),
  PUBLIC_CARD_MERCHANT_ID: text(''),

  PUBLIC_TAG_MANAGER_ID_DASHBOARD: optionalText(),
  PUBLIC_TAG_MANAGER_HOST: text(ANALYTICS_HOSTS.tagManager),
  PUBLIC_TAG_MANAGER_NOSCRIPT: envField.boolean({ context: 'client', access: 'public', default: false }),
  PUBLIC_VIDEO_PIXEL_ID: optionalText(),
  PUBLIC_VIDEO_PIXEL_HOST: text(ANALYTICS_HOSTS.videoPixel),
  PUBLIC_HEAT_MAP_ID: optionalText(),
  PUBLIC_HEAT_MAP_HOST: text(ANALYTICS_HOSTS.heatMap),
  PUBLIC_SENTRY_DSN: optionalAddress(),
} as const;
