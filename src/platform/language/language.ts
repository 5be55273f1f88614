import { localeOfPath } from '../../config/locale-path.ts';
import { otherLocale } from '../../config/locales.ts';
import { decideLanguage, alternateLanguageUrl } from './decide-language.ts';
import { readLocaleCookie, writeLocaleCookie } from './locale-cookie.ts';

const decision = decideLanguage(location, readLocaleCookie());
if (decision.remember) writeLocaleCookie(decision.remember);
if (decision.showAs) history.replaceState(history.state, '', decision.showAs);
if (decision.goTo) {
  dispatchEvent(new CustomEvent('language:changing'));
  location.replace(decision.goTo);
}

/** The link is set just before use, because one page serves many URLs and a step may change its query. */
for (const toggle of document.querySelectorAll<HTMLAnchorElement>('[data-language-toggle]')) {
  const updateHref = () => (toggle.href = alternateLanguageUrl(location));
  for (const event of ['focus', 'pointerenter', 'pointerdown']) toggle.addEventListener(event, updateHref);
  toggle.addEventListener('click', () => {
    updateHref();
    writeLocaleCookie(otherLocale(localeOfPath(location.pathname)));
  });
}
