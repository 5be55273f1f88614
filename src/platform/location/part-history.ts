/** Returns the step's part from the current history entry. */
export function partInHistory(): number | undefined {
  const { part } = (window.history.state ?? {}) as { readonly part?: unknown };
  return typeof part === 'number' ? part : undefined;
}

/** Stores the part in the current history entry, or in a new one that Back leaves. */
export function keepPartInHistory(part: number, entry: 'this' | 'new'): void {
  const state: unknown = { ...(window.history.state as object | null), part };
  if (entry === 'new') window.history.pushState(state, '');
  else window.history.replaceState(state, '');
}

/** Calls the listener after Back and Forward within the page. @returns a function that removes the listener */
export function onHistoryChange(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
}
