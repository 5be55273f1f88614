/** A restored page may be outdated. @returns a function that removes the listener */
export function onPageRestored(listener: () => void): () => void {
  const shown = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) listener();
  };
  window.addEventListener('pageshow', shown);
  return () => window.removeEventListener('pageshow', shown);
}
