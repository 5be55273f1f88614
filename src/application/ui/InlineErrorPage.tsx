import { useLayoutEffect, useRef } from 'react';
import { href } from '../../config/routes.ts';
import { contactUrl } from '../../config/site.ts';
import { sisterSiteHref } from '../../config/sister-sites.ts';
import { closeRedirectNotice } from '../../platform/location/redirect-notice.ts';
import { ErrorPage } from '../../ui/ErrorPage.tsx';
import type { Locale } from '../../config/locales.ts';
import type { Messages } from '../../i18n/messages.ts';

/** Returns the error page's links other than the one to the home page. */
export const errorPageLinks = (locale: Locale, messages: Messages['errors']['notFound']) => [
  { href: `${href('home', locale)}#ways`, text: messages.apply },
  { href: sisterSiteHref('dashboard', locale), text: messages.status },
  { href: contactUrl(locale), text: messages.contact },
];

interface InlineErrorPageProps {
  readonly locale: Locale;
  readonly messages: Pick<Messages['errors'], 'notFound' | 'unexpected'>;
  readonly status: number;
}

/**
 * Takes the place of the page that it appears in: by the theme, styles hide heading, stepper, picture and facts
 * (docs/spec.md, section 2).
 */
export const InlineErrorPage = ({ locale, messages: { notFound, unexpected }, status }: InlineErrorPageProps) => {
  const { title, message } = status === 404 ? notFound : unexpected;
  const page = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    document.title = title;
    document.body.dataset.theme = 'error';
    // The server responded with 200, so only this tag keeps an invalid URL out of search engines.
    document.querySelector('meta[name="robots"]')?.setAttribute('content', 'noindex');
    // A notice about the page that was meant to open would name buttons that are not there.
    closeRedirectNotice();
    // Without this, the card around the island would draw a second box around the error page.
    const card = page.current?.closest('astro-island')?.parentElement;
    if (card) card.className = 'contents';
  }, [title]);
  const home = { href: href('home', locale), text: notFound.home };
  return (
    <div ref={page}>
      <ErrorPage
        status={status}
        title={title}
        message={message}
        home={home}
        others={errorPageLinks(locale, notFound)}
      />
    </div>
  );
};
