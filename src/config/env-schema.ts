import { envField } from 'astro/config';
import { DEFAULT_TOKEN_HEADER, TOOL_HOSTS } from './constants.ts';

const optionalText = () => envField.string({ context: 'client', access: 'public', optional: true });
const optionalAddress = () => envField.string({ context: 'client', access: 'public', optional: true, url: true });
const text = (fallback: string) => envField.string({ context: 'client', access: 'public', default: fallback });

/**
 * Every variable the site reads, checked when a build or the dev server starts; a required one that is missing is named there.
 * `.env.example` explains each. Only `PUBLIC_*` values reach the browser.
 */
export const envSchema = {
  /** Only the dev and preview servers read it: where they forward `/api`. */
  API_URL: envField.string({ context: 'server', access: 'public', optional: true, url: true }),

  PUBLIC_SITE_URL: optionalAddress(),
  /** Empty: the API answers on the site's own origin (spec section 7, "falling back to the root"). */
  PUBLIC_API_ORIGIN: text(''),
  PUBLIC_APP_TOKEN_HEADER: text(DEFAULT_TOKEN_HEADER),

  PUBLIC_DASHBOARD_URL: optionalAddress(),
  PUBLIC_REGISBACHELOR_URL: optionalAddress(),
  PUBLIC_REGISGRADUATE_URL: optionalAddress(),
  PUBLIC_REGISSHORTCOURSE_URL: optionalAddress(),
  PUBLIC_REGISSCHOLARSHIP_URL: optionalAddress(),
  PUBLIC_COURSE_FINDER_URL: optionalAddress(),
  PUBLIC_CAREER_QUIZ_URL: optionalAddress(),

  /** Required: a payment page without its provider must not be built unnoticed. */
  PUBLIC_CARD_SCRIPT_HOST: envField.string({ context: 'client', access: 'public', url: true }),
  /** Origins the payer may be sent to beside that host, parted by spaces. */
  PUBLIC_BANK_ORIGINS: text(''),
  PUBLIC_CARD_PUBLIC_KEY: text(''),
  PUBLIC_CARD_MERCHANT_ID: text(''),

  PUBLIC_TAG_MANAGER_ID_BACHELOR: optionalText(),
  PUBLIC_TAG_MANAGER_ID_GRADUATE: optionalText(),
  PUBLIC_TAG_MANAGER_ID_SHORT_COURSE: optionalText(),
  PUBLIC_TAG_MANAGER_ID_SCHOLARSHIP: optionalText(),
  PUBLIC_TAG_MANAGER_ID_DASHBOARD: optionalText(),
  PUBLIC_TAG_MANAGER_HOST: text(TOOL_HOSTS.tagManager),
  PUBLIC_TAG_MANAGER_NOSCRIPT: envField.boolean({ context: 'client', access: 'public', default: false }),
  PUBLIC_VIDEO_PIXEL_ID: optionalText(),
  PUBLIC_VIDEO_PIXEL_HOST: text(TOOL_HOSTS.videoPixel),
  PUBLIC_HEAT_MAP_ID: optionalText(),
  PUBLIC_HEAT_MAP_HOST: text(TOOL_HOSTS.heatMap),
  PUBLIC_SENTRY_DSN: optionalAddress(),
} as const;
