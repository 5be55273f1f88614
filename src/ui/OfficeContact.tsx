import type { Locale } from '../config/locales.ts';
import { site } from '../config/site.ts';

interface OfficeContactProps {
  readonly locale: Locale;
  /** For screen readers: the link opens in a new tab. */
  readonly newTab: string;
}

/** LINE, telephone number and hours of the admissions office. */
export const OfficeContact = ({ locale, newTab }: OfficeContactProps) => (
  <>
    <a className="link" href={site.social.line} target="_blank" rel="noopener noreferrer">
      <span>LINE</span>
      <span className="sr-only">{` ${newTab}`}</span>
    </a>{' '}
    <span>
      <a className="link whitespace-nowrap" href={`tel:${site.phone.dialled}`}>
        {site.phone.shown[locale]}
      </a>{' '}
      <span>{`(${site.hours[locale]})`}</span>
    </span>
  </>
);
