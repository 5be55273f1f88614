import { useEffect } from 'react';
import { href } from '../config/routes.ts';
import { ErrorFace } from '../ui/ErrorFace.tsx';
import type { FlowContext } from './context.ts';

interface ErrorPageFaceProps {
  readonly context: Pick<FlowContext, 'words' | 'locale'>;
  readonly status: number;
}

/** The error page in place (spec, section 2): the page's own heading and stepper go, its theme is the error one. */
export const ErrorPageFace = ({ context: { words, locale }, status }: ErrorPageFaceProps) => {
  const { notFound, broken } = words.errors;
  const { title, message } = status === 404 ? notFound : broken;
  useEffect(() => {
    document.title = title;
    document.body.dataset['theme'] = 'error';
    const intro = document.getElementById('page-intro');
    if (intro) intro.hidden = true;
  }, [title]);
  const home = { href: href('home', locale), text: notFound.home };
  return <ErrorFace status={status} title={title} message={message} home={home} />;
};
