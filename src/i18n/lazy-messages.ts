import type { FlowId } from '../config/flow-registry.ts';
import type { Locale } from '../config/locales.ts';
import type { Messages, StepTexts } from './messages.ts';

type Files<M> = Readonly<Record<Locale, () => Promise<{ readonly default: M }>>>;

/**
 * Loads messages on demand. Each path is written out, because a computed path would add every path twice to every page.
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

export const rankMessages = lazy<Messages['ranks']>({
  th: () => import('../../locales/th/ranks.json'),
  en: () => import('../../locales/en/ranks.json'),
});

export const uploadMessages = lazy<Messages['upload']>({
  th: () => import('../../locales/th/upload.json'),
  en: () => import('../../locales/en/upload.json'),
});

export const submissionMessages = lazy<Messages['submission']>({
  th: () => import('../../locales/th/submission.json'),
  en: () => import('../../locales/en/submission.json'),
});

export const coverMessages = lazy<Messages['cover']>({
  th: () => import('../../locales/th/cover.json'),
  en: () => import('../../locales/en/cover.json'),
});

export const continueOnPhoneMessages = lazy<Messages['continue-on-phone']>({
  th: () => import('../../locales/th/continue-on-phone.json'),
  en: () => import('../../locales/en/continue-on-phone.json'),
});

type WithSteps = { readonly steps: StepTexts };
/** Titles, headings and leads of a flow's steps. */
export const stepTexts: Readonly<Record<FlowId, (locale: Locale) => Promise<WithSteps>>> = {
  bachelor: lazy<WithSteps>({
    th: () => import('../../locales/th/bachelor.json'),
    en: () => import('../../locales/en/bachelor.json'),
  }),
  graduate: lazy<WithSteps>({
    th: () => import('../../locales/th/graduate.json'),
    en: () => import('../../locales/en/graduate.json'),
  }),
  'short-course': lazy<WithSteps>({
    th: () => import('../../locales/th/short-course.json'),
    en: () => import('../../locales/en/short-course.json'),
  }),
  scholarship: lazy<WithSteps>({
    th: () => import('../../locales/th/scholarship.json'),
    en: () => import('../../locales/en/scholarship.json'),
  }),
};
const fieldMessages = lazy<Messages['fields']>({
  th: () => import('../../locales/th/fields.json'),
  en: () => import('../../locales/en/fields.json'),
});
const reviewMessages = lazy<Messages['review']>({
  th: () => import('../../locales/th/review.json'),
  en: () => import('../../locales/en/review.json'),
});
const resultMessages = lazy<Messages['result']>({
  th: () => import('../../locales/th/result.json'),
  en: () => import('../../locales/en/result.json'),
});
const paymentMessages = lazy<Messages['payment']>({
  th: () => import('../../locales/th/payment.json'),
  en: () => import('../../locales/en/payment.json'),
});
const copyTexts = lazy<Messages['copy']>({
  th: () => import('../../locales/th/copy.json'),
  en: () => import('../../locales/en/copy.json'),
});

export type CopyMessages = Pick<Messages, 'copy' | 'fields' | 'payment' | 'result' | 'review' | 'upload'> & {
  readonly steps: StepTexts;
};

/** Loads the messages of a copy, which can be read in either language, so the page does not contain them. */
export async function copyMessages(locale: Locale, flow: FlowId): Promise<CopyMessages> {
  const [copy, fields, payment, result, review, upload, { steps }] = await Promise.all([
    copyTexts(locale),
    fieldMessages(locale),
    paymentMessages(locale),
    resultMessages(locale),
    reviewMessages(locale),
    uploadMessages(locale),
    stepTexts[flow](locale),
  ]);
  return { copy, fields, payment, result, review, upload, steps };
}
