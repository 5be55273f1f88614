import { onPageRestored } from './page-restored.ts';

export const isPageHidden = (): boolean => document.hidden;

export function onPageChange(listener: () => void): () => void {
  const events = new AbortController();
  document.addEventListener('visibilitychange', listener, { signal: events.signal });
  window.addEventListener('online', listener, { signal: events.signal });
  return () => events.abort();
}

/** From another tab or by the Back button. */
export function onPageVisited(listener: () => void): () => void {
  const events = new AbortController();
  const onVisible = (): void => {
    if (!document.hidden) listener();
  };
  document.addEventListener('visibilitychange', onVisible, { signal: events.signal });
  window.addEventListener('focus', listener, { signal: events.signal });
  const stop = onPageRestored(listener);
  return () => {
    events.abort();
    stop();
  };
}

export function warnBeforeLeaving(): () => void {
  const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
  window.addEventListener('beforeunload', warn);
  return () => window.removeEventListener('beforeunload', warn);
}
