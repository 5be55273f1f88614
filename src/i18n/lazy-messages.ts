import type { Locale } from '../config/locales.ts';
import type { Messages } from './messages.ts';

type Files<M> = Readonly<Record<Locale, () => Promise<{ readonly default: M }>>>;

/**
 * Loads messages when they are needed. Each path is written out, because a computed path would add every path twice to
 * every page.
 */
const lazy =
  <M>(files: Files<M>) =>
  async (locale: Locale): Promise<M> =>
    (await files[locale]()).default;

export const otpMessages = lazy<Messages['otp']>({
  th: () => import('../../locales/th/otp.json'),
  en: () => import('../../locales/en/otp.json'),
});

export const dialogMessages = lazy<Messages['dialogs']>({
  th: () => import('../../locales/th/dialogs.json'),
  en: () => import('../../locales/en/dialogs.json'),
});

export const campaignMessages = lazy<Messages['campaign']>({
  th: () => import('../../locales/th/campaign.json'),
  en: () => import('../../locales/en/campaign.json'),
});

export const errorPageMessages = lazy<Pick<Messages['errors'], 'notFound' | 'unexpected'>>({
  th: () => import('../../locales/th/errors.json'),
  en: () => import('../../locales/en/errors.json'),
});

export const consentMessages = lazy<Messages['consent']>({
  th: () => import('../../locales/th/consent.json'),
  en: () => import('../../locales/en/consent.json'),
});

export const formHelpMessages = lazy<Messages['form-help']>({
  th: () => import('../../locales/th/form-help.json'),
  en: () => import('../../locales/en/form-help.json'),
});

export const inAppBrowserMessages = lazy<Messages['in-app-browser']>({
  th: () => import('../../locales/th/in-app-browser.json'),
  en: () => import('../../locales/en/in-app-browser.json'),
});

export const uploadMessages = lazy<Messages['upload']>({
  th: () => import('../../locales/th/upload.json'),
  en: () => import('../../locales/en/upload.json'),
});
