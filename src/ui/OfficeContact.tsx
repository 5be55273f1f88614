import type { Locale } from '../config/locales.ts';
import { ASK_BY, site } from '../config/site.ts';
import { NoBreakText } from './NoBreakText.tsx';

interface OfficeContactProps {
  readonly locale: Locale;
  /** For screen readers: the link opens in a new tab. */
  readonly newTab: string;
}

/** LINE, telephone number and hours of the admissions office; before them its email, where few readers use LINE. */
export const OfficeContact = ({ locale, newTab }: OfficeContactProps) => (
  <span className="inline-flex flex-wrap gap-x-3">
    {ASK_BY[locale] === 'email' && (
      <a className="link [overflow-wrap:anywhere]" href={`mailto:${site.email}`}>
        {site.email}
      </a>
    )}
    <a className="link" href={site.social.line} target="_blank" rel="noopener noreferrer">
      <span>LINE</span>
      <span className="sr-only">{` ${newTab}`}</span>
    </a>
    <span>
      <a className="link whitespace-nowrap" href={`tel:${site.phone.dialled}`}>
        {site.phone.shown[locale]}
      </a>{' '}
      <span className="inline-block">
        <NoBreakText text={`(${site.hours[locale]})`} />
      </span>
    </span>
  </span>
);
