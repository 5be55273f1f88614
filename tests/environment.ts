/** What Astro's environment module gives in a build, for tests of single modules: the defaults of `.env.example`. */
export const PUBLIC_API_ORIGIN = '';
export const PUBLIC_APP_TOKEN_HEADER = 'X-Application-Token';
export const PUBLIC_BANK_ORIGINS = 'https://bank.example';
export const PUBLIC_CARD_MERCHANT_ID = 'merchant_sandbox';
export const PUBLIC_CARD_PUBLIC_KEY = 'pkey_sandbox';
export const PUBLIC_CARD_SCRIPT_HOST = 'http://localhost:4390';
export const PUBLIC_CAREER_QUIZ_URL = 'https://quiz.tharndao.example';
export const PUBLIC_COURSE_FINDER_URL = 'https://courses.tharndao.example';
export const PUBLIC_DASHBOARD_URL = undefined;
export const PUBLIC_REGISBACHELOR_URL = undefined;
export const PUBLIC_REGISGRADUATE_URL = undefined;
export const PUBLIC_REGISSCHOLARSHIP_URL = undefined;
export const PUBLIC_REGISSHORTCOURSE_URL = undefined;
