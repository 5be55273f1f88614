import type { Locale } from '../config/locales.ts';
import type { Words } from './words.ts';

/** Words of the code dialog: they come with the dialog, because most pages are left without one. */
export async function codeWords(locale: Locale): Promise<Words['code']> {
  const file = (await import(`../../locales/${locale}/code.json`)) as { readonly default: Words['code'] };
  return file.default;
}

/** Words of what a page asks or tells at its end: they come when it does. */
export async function dialogWords(locale: Locale): Promise<Words['dialogs']> {
  const file = (await import(`../../locales/${locale}/dialogs.json`)) as { readonly default: Words['dialogs'] };
  return file.default;
}

/** Words about a campaign, for the flows whose addresses name one. */
export async function campaignWords(locale: Locale): Promise<Words['campaign']> {
  const file = (await import(`../../locales/${locale}/campaign.json`)) as { readonly default: Words['campaign'] };
  return file.default;
}

/** Words of documents, for a form that has some beside its fields. */
export async function uploadWords(locale: Locale): Promise<Words['upload']> {
  const file = (await import(`../../locales/${locale}/upload.json`)) as { readonly default: Words['upload'] };
  return file.default;
}

/** Words for those who came by another app's browser. */
export async function rescueWords(locale: Locale): Promise<Words['rescue']> {
  const file = (await import(`../../locales/${locale}/rescue.json`)) as { readonly default: Words['rescue'] };
  return file.default;
}

/** Words of the cookie strip: only who has not chosen yet, or wants to choose again, sees it. */
export async function consentWords(locale: Locale): Promise<Words['consent']> {
  const file = (await import(`../../locales/${locale}/consent.json`)) as { readonly default: Words['consent'] };
  return file.default;
}

/** Words of the error page in place: few ever see it. */
export async function errorPageWords(locale: Locale): Promise<Pick<Words['errors'], 'notFound' | 'broken'>> {
  const file = (await import(`../../locales/${locale}/errors.json`)) as { readonly default: Words['errors'] };
  return file.default;
}
