import type { Locale } from '../../config/locales.ts';
import { site } from '../../config/site.ts';
import { keepDots } from '../../lib/join-parts.ts';
import { adoptStyles } from '../../ui/adopt-styles.ts';
import css from '../../styles/print.css?inline';

adoptStyles(css);

/**
 * The university's address on paper, because the site's footer is not printed. Importing this also loads the print
 * styles.
 */
export const PrintedAddress = ({ locale }: { readonly locale: Locale }) => (
  <address className="hidden border-t border-line pt-2 text-sm not-italic print:block">
    <span className="font-semibold">{site.name[locale]}</span>
    <span>{keepDots(` · ${site.address[locale]} · ${site.phone.shown[locale]} · ${site.email}`)}</span>
  </address>
);
