/**
 * Counter of requests under way. It speaks by window events, so that the progress bar in the frame needs no React and no import
 * of this floor: `requests:pending` (detail: how many) and `requests:failed` (a request ended by anything but a cancel).
 */
let pending = 0;

const tell = (name: string, detail?: number): void => {
  if (typeof window !== 'undefined') window.dispatchEvent(new CustomEvent(name, { detail }));
};

/** Counts a request; the returned function ends it, once. */
export function countRequest(): (outcome: 'done' | 'cancelled' | 'failed') => void {
  let open = true;
  pending += 1;
  tell('requests:pending', pending);
  return (outcome) => {
    if (!open) return;
    open = false;
    pending -= 1;
    if (outcome === 'failed') tell('requests:failed');
    tell('requests:pending', pending);
  };
}

export const pendingRequests = (): number => pending;
