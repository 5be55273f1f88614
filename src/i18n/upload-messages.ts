import { lazy } from './lazy-messages.ts';
import type { Messages } from './messages.ts';

export const uploadMessages = lazy<Messages['upload']>({
  th: () => import('../../locales/th/upload.json'),
  en: () => import('../../locales/en/upload.json'),
});
