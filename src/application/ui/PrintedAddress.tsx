import type { Locale } from '../../config/locales.ts';
import { site } from '../../config/site.ts';
import { keepDots } from '../../lib/join-parts.ts';
import { adoptStyles } from '../../ui/adopt-styles.ts';
import css from '../../styles/print.css?inline';

adoptStyles(css);

/** Who has printed this page: the footer of the site is not printed. The styles of a printed page come with it. */
export const PrintedAddress = ({ locale }: { readonly locale: Locale }) => (
  <address className="hidden border-t border-line pt-2 text-sm not-italic print:block">
    <span className="font-semibold">{site.name[locale]}</span>
    <span>{keepDots(` · ${site.address[locale]} · ${site.phone.shown[locale]} · ${site.email}`)}</span>
  </address>
);
