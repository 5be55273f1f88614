import { useEffect } from 'react';
import { href } from '../config/routes.ts';
import { ErrorFace } from '../ui/ErrorFace.tsx';
import type { FlowContext } from './context.ts';

/** The 404 page in place, where a route's parameter is wrong: the page's own heading and stepper go, its theme is the error one. */
export const NotFoundFace = ({ context: { words, locale } }: { context: Pick<FlowContext, 'words' | 'locale'> }) => {
  const { title, message, home } = words.errors.notFound;
  useEffect(() => {
    document.title = title;
    document.body.dataset['theme'] = 'error';
    // The host answered 200 for the shell: an address that names nothing is not for search engines.
    document.querySelector('meta[name="robots"]')?.setAttribute('content', 'noindex');
    const intro = document.getElementById('page-intro');
    if (intro) intro.hidden = true;
  }, [title]);
  return <ErrorFace status={404} title={title} message={message} home={{ href: href('home', locale), text: home }} />;
};
