import { useEffect } from 'react';

/** Runs when the browser brings the page back as it was left (Back from the bank): what it shows may be long untrue. */
export function useReturnToPage(returned: () => void): void {
  useEffect(() => {
    const shown = (event: PageTransitionEvent): void => {
      if (event.persisted) returned();
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, [returned]);
}
