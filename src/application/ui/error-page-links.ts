import type { Locale } from '../../config/locales.ts';
import { href } from '../../config/routes.ts';
import { contactUrl } from '../../config/site.ts';
import { sisterSiteHref } from '../../config/sister-sites.ts';
import type { Messages } from '../../i18n/messages.ts';

/** Beside the one to the home page. */
export const errorPageLinks = (locale: Locale, messages: Messages['errors']['notFound']) => [
  { href: `${href('home', locale)}#ways`, text: messages.apply },
  { href: sisterSiteHref('dashboard', locale), text: messages.status },
  { href: contactUrl(locale), text: messages.contact },
];
