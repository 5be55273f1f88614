import { localeOfPath } from '../config/locale-path.ts';
import { otherLocale } from '../config/locales.ts';
import { decideLanguage, twinOf } from '../i18n/language.ts';
import { readLocaleCookie, writeLocaleCookie } from '../i18n/locale-cookie.ts';

const decision = decideLanguage(location, readLocaleCookie());
if (decision.remember) writeLocaleCookie(decision.remember);
if (decision.showAs) history.replaceState(history.state, '', decision.showAs);
if (decision.goTo) {
  dispatchEvent(new Event('language:leaving'));
  location.replace(decision.goTo);
}

/** The page may be a shell for many addresses, and a step may change its query: the link is set when it is about to be used. */
for (const toggle of document.querySelectorAll<HTMLAnchorElement>('[data-language-toggle]')) {
  const aim = () => (toggle.href = twinOf(location));
  for (const event of ['focus', 'pointerenter', 'pointerdown']) toggle.addEventListener(event, aim);
  toggle.addEventListener('click', () => {
    aim();
    writeLocaleCookie(otherLocale(localeOfPath(location.pathname)));
  });
}
