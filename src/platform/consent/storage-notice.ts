import { href } from '../../config/routes.ts';
import { consentMessages } from '../../i18n/lazy-messages.ts';
import { element } from '../element.ts';
import { BAR_BUTTON, showMessageBar } from '../page-bar.ts';
import { localeOfPage } from '../page-info.ts';
import { hasNoticed, saveConsent } from '../storage/consent-choice.ts';

const { storageNotice: version = '' } = document.body.dataset;

/** Says on every page, until it is closed, that only the site itself stores anything (docs/spec.md, section 2). */
async function showNotice(): Promise<void> {
  const locale = localeOfPage();
  const { label, necessary: text, policy, understood: close } = await consentMessages(locale);
  const link = element('a', { class: BAR_BUTTON, href: href('cookies-policy', locale) }, policy);
  showMessageBar({ label, text, close, isQuiet: true, onClose: () => saveConsent('noticed', version) }, link);
}

if (!hasNoticed(version)) await showNotice();
