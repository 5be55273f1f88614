import { lazy } from './lazy-messages.ts';
import type { Messages } from './messages.ts';

export const formHelpMessages = lazy<Messages['form-help']>({
  th: () => import('../../locales/th/form-help.json'),
  en: () => import('../../locales/en/form-help.json'),
});
