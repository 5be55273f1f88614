import { lazy } from './lazy-messages.ts';
import type { Messages } from './messages.ts';

export const inAppBrowserMessages = lazy<Messages['in-app-browser']>({
  th: () => import('../../locales/th/in-app-browser.json'),
  en: () => import('../../locales/en/in-app-browser.json'),
});
