import { useEffect } from 'react';

/** Warns before the page is left, only while files are under way: what is not received would be lost. */
export function useLeaveWarning(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const warn = (event: BeforeUnloadEvent): void => {
      event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
    };
  }, [active]);
}

/** Runs when the applicant comes back to the page: files may have been sent from a phone or another tab meanwhile. */
export function useReturn(onReturn: () => unknown): void {
  useEffect(() => {
    const shown = (): void => {
      if (document.visibilityState === 'visible') onReturn();
    };
    const restored = (event: PageTransitionEvent): void => {
      if (event.persisted) onReturn();
    };
    document.addEventListener('visibilitychange', shown);
    window.addEventListener('focus', onReturn);
    window.addEventListener('pageshow', restored);
    return () => {
      document.removeEventListener('visibilitychange', shown);
      window.removeEventListener('focus', onReturn);
      window.removeEventListener('pageshow', restored);
    };
  }, [onReturn]);
}
