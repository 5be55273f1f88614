/** Stands in for `src/config/env.ts`, whose values only a build knows. */
export const PUBLIC_API_ORIGIN = '';
export const PUBLIC_APP_TOKEN_HEADER = 'X-Application-Token';
export const PUBLIC_CARD_SCRIPT_HOST = 'https://card.example';
export const PUBLIC_CARD_PUBLIC_KEY = 'pkey_test';
export const PUBLIC_CARD_MERCHANT_ID = 'merchant';
export const PUBLIC_DASHBOARD_URL = undefined;
export const PUBLIC_REGISBACHELOR_URL = undefined;
export const PUBLIC_REGISGRADUATE_URL = undefined;
export const PUBLIC_REGISSCHOLARSHIP_URL = undefined;
export const PUBLIC_REGISSHORTCOURSE_URL = undefined;
