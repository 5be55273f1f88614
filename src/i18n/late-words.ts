import type { Locale } from '../config/locales.ts';
import type { Words } from './words.ts';

type Files<W> = Readonly<Record<Locale, () => Promise<{ readonly default: W }>>>;

/** Both files are named in full: a name put together by the program brings a helper, and each path twice, to every page. */
const late =
  <W>(files: Files<W>) =>
  async (locale: Locale): Promise<W> =>
    (await files[locale]()).default;

/** Words of the code dialog: they come with the dialog, because most pages are left without one. */
export const codeWords = late<Words['code']>({
  th: () => import('../../locales/th/code.json'),
  en: () => import('../../locales/en/code.json'),
});

/** Words of what a page asks or tells at its end: they come when it does. */
export const dialogWords = late<Words['dialogs']>({
  th: () => import('../../locales/th/dialogs.json'),
  en: () => import('../../locales/en/dialogs.json'),
});

/** Words about a campaign, for the flows whose addresses name one. */
export const campaignWords = late<Words['campaign']>({
  th: () => import('../../locales/th/campaign.json'),
  en: () => import('../../locales/en/campaign.json'),
});

/** Words of documents, for a form that has some beside its fields. */
export const uploadWords = late<Words['upload']>({
  th: () => import('../../locales/th/upload.json'),
  en: () => import('../../locales/en/upload.json'),
});

/** Words for those who came by another app's browser. */
export const rescueWords = late<Words['rescue']>({
  th: () => import('../../locales/th/rescue.json'),
  en: () => import('../../locales/en/rescue.json'),
});

/** Words of the cookie strip: only who has not chosen yet, or wants to choose again, sees it. */
export const consentWords = late<Words['consent']>({
  th: () => import('../../locales/th/consent.json'),
  en: () => import('../../locales/en/consent.json'),
});

/** Words of the error page in place: few ever see it. */
export const errorPageWords = late<Pick<Words['errors'], 'notFound' | 'broken'>>({
  th: () => import('../../locales/th/errors.json'),
  en: () => import('../../locales/en/errors.json'),
});
