import { useCallback, type ReactNode } from 'react';
import type { Locale } from '../config/locales.ts';
import { errorPageWords } from '../i18n/late-words.ts';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { errorStatus } from './error-status.ts';
import { tellMissingPart, useLate } from './use-late.ts';

/** Nobody is meant to see it: page and words are no part of a first load. */
export const LateErrorPage = ({ locale, status }: { readonly locale: Locale; readonly status: number }) => {
  const load = useCallback(
    async () => ({ words: await errorPageWords(locale), ...(await import('./ErrorPageFace.tsx')) }),
    [locale],
  );
  const late = useLate(load, tellMissingPart);
  return late ? <late.ErrorPageFace locale={locale} words={late.words} status={status} /> : null;
};

interface GuardedProps {
  readonly locale: Locale;
  readonly children: ReactNode;
}

/** What an island is made of stands in this: when it throws, the error page takes its place, with a way back (spec, section 2). */
export const Guarded = ({ locale, children }: GuardedProps) => (
  <ErrorBoundary face={(error) => <LateErrorPage locale={locale} status={errorStatus(error)} />}>
    {children}
  </ErrorBoundary>
);
