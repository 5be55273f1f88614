/**
 * The values of `.env.example`. Programs and unit tests have no build, so they import this module as `#environment`; in
 * a build, `astro.config.mjs` puts the variables of pages there. A program that needs the variables of this machine
 * reads `src/tools/setup/environment.mjs`.
 */
export const PUBLIC_API_ORIGIN = '';
export const PUBLIC_APP_TOKEN_HEADER = 'X-Application-Token';
export const PUBLIC_BANK_ORIGINS = 'https://bank.example';
export const PUBLIC_IMAGE_ORIGINS = 'https://files.university.example';
export const PUBLIC_CARD_MERCHANT_ID = 'merchant_sandbox';
export const PUBLIC_CARD_PUBLIC_KEY = 'pkey_sandbox';
export const PUBLIC_CARD_SCRIPT_HOST = 'http://localhost:4390';
export const PUBLIC_CAREER_QUIZ_URL = 'https://quiz.tharndao.example';
export const PUBLIC_COURSE_FINDER_URL = 'https://courses.tharndao.example';
export const PUBLIC_DASHBOARD_URL = undefined;
export const PUBLIC_DATA_PROTECTION_EMAIL = 'privacy@sandbox.example';
export const PUBLIC_EDIT_REPOSITORY = undefined;
export const PUBLIC_FIELD_REPORTS = false;
export const PUBLIC_HEAT_MAP_HOST = 'https://www.clarity.ms';
export const PUBLIC_HEAT_MAP_ID = undefined;
export const PUBLIC_REGISBACHELOR_URL = undefined;
export const PUBLIC_REGISGRADUATE_URL = undefined;
export const PUBLIC_REGISSCHOLARSHIP_URL = undefined;
export const PUBLIC_REGISSHORTCOURSE_URL = undefined;
export const PUBLIC_SAMPLE = true;
export const PUBLIC_SCHOLARSHIP_CAMPAIGNS = 'star-scholars';
export const PUBLIC_SENTRY_DSN = undefined;
export const PUBLIC_SITE_URL = 'http://localhost:4321';
export const PUBLIC_TAG_MANAGER_HOST = 'https://www.googletagmanager.com';
export const PUBLIC_TAG_MANAGER_ID_BACHELOR = undefined;
export const PUBLIC_TAG_MANAGER_ID_DASHBOARD = undefined;
export const PUBLIC_TAG_MANAGER_ID_GRADUATE = undefined;
export const PUBLIC_TAG_MANAGER_ID_SCHOLARSHIP = undefined;
export const PUBLIC_TAG_MANAGER_ID_SHORT_COURSE = undefined;
export const PUBLIC_TAG_MANAGER_NOSCRIPT = false;
export const PUBLIC_VIDEO_PIXEL_HOST = 'https://analytics.tiktok.com';
export const PUBLIC_VIDEO_PIXEL_ID = undefined;
