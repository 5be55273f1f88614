import { continueHref } from '../../home/continue-href.ts';
import { formHelpMessages } from '../../i18n/lazy-messages.ts';
import { whatIsLeft } from '../../i18n/what-is-left.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { element } from '../../platform/element.ts';
import { BAR_BUTTON, showMessageBar } from '../../platform/page-bar.ts';
import { localeOfPage } from '../../platform/page-info.ts';
import { hasDashboardToken } from '../../platform/storage/has-stored-data.ts';
import { isUnsent, mostUrgent, storedApplications } from '../../platform/storage/stored-applications.ts';

/** Offers the stored application, or the result of a sent one, to visitors who are not signed in: it needs no code. */
export async function offerStoredApplication(): Promise<void> {
  const application = mostUrgent(storedApplications().filter((one) => one.isRegistered || !isUnsent(one)));
  if (!application || hasDashboardToken()) return;
  const locale = localeOfPage();
  const { cameBack, notices } = await formHelpMessages(locale);
  const { number = '', isReviewed = false, amount } = application;
  const [text, action] = isUnsent(application)
    ? [
        [number && interpolate(cameBack.number, { number }), whatIsLeft({ isReviewed, amount }, cameBack, locale)],
        cameBack.continue,
      ]
    : [[interpolate(cameBack.sent, { number })], cameBack.see];
  const link = element('a', { class: BAR_BUTTON, href: continueHref(application, locale) }, action);
  showMessageBar({ label: cameBack.label, text: text.filter(Boolean).join('\u00A0· '), close: notices.close }, link);
}
