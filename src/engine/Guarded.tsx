import type { ReactNode } from 'react';
import type { Locale } from '../config/locales.ts';
import type { Words } from '../i18n/words.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { errorStatus } from './error-status.ts';
import { tellMissingPart, useLate } from './use-late.ts';

interface GuardedProps {
  readonly locale: Locale;
  readonly words: Pick<Words, 'errors'>;
  readonly children: ReactNode;
}

const errorPage = () => import('./ErrorPageFace.tsx');

interface LateErrorPageProps extends Omit<GuardedProps, 'children'> {
  readonly status: number;
}

/** Nobody is meant to see it: it is no part of a page's first load. */
export const LateErrorPage = ({ status, ...context }: LateErrorPageProps) => {
  const late = useLate(errorPage, tellMissingPart);
  return late ? <late.ErrorPageFace context={context} status={status} /> : null;
};

/** What an island is made of stands in this: when it throws, the error page takes its place, with a way back (spec, section 2). */
export const Guarded = ({ children, ...context }: GuardedProps) => (
  <ErrorBoundary face={(error) => <LateErrorPage {...context} status={errorStatus(error)} />}>{children}</ErrorBoundary>
);
