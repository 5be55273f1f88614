import { useEffect } from 'react';
import { href } from '../config/routes.ts';
import { ErrorFace } from '../ui/ErrorFace.tsx';
import type { Locale } from '../config/locales.ts';
import type { Words } from '../i18n/words.ts';

interface ErrorPageFaceProps {
  readonly locale: Locale;
  readonly words: Pick<Words['errors'], 'notFound' | 'broken'>;
  readonly status: number;
}

/** The error page in place (spec, section 2): the page's own heading and stepper go, its theme is the error one. */
export const ErrorPageFace = ({ locale, words: { notFound, broken }, status }: ErrorPageFaceProps) => {
  const { title, message } = status === 404 ? notFound : broken;
  useEffect(() => {
    document.title = title;
    document.body.dataset['theme'] = 'error';
    // The host answered 200 for the shell: an address that names nothing is not for search engines.
    document.querySelector('meta[name="robots"]')?.setAttribute('content', 'noindex');
    const intro = document.getElementById('page-intro');
    if (intro) intro.hidden = true;
  }, [title]);
  const home = { href: href('home', locale), text: notFound.home };
  return <ErrorFace status={status} title={title} message={message} home={home} />;
};
