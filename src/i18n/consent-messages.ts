import { lazy } from './lazy-messages.ts';
import type { Messages } from './messages.ts';

export const consentMessages = lazy<Messages['consent']>({
  th: () => import('../../locales/th/consent.json'),
  en: () => import('../../locales/en/consent.json'),
});
