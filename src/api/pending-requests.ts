/**
 * Counts pending requests and announces them as events, so that the layout's progress bar need not import from src/api.
 */
let pending = 0;

export const announce = (name: string, detail?: unknown): void => {
  if (typeof window !== 'undefined') window.dispatchEvent(new CustomEvent(name, { detail }));
};

let isAnnounced = true;
/**
 * Stops the events in a script with its own bundle next to an island, because two counters would contradict each other.
 * A reload loses nothing in such a script.
 */
export const countUnannounced = (): void => {
  isAnnounced = false;
};
const announcePending = (): void => {
  if (isAnnounced) announce('requests:pending', pending);
};

export function countRequest(): (end: 'done' | 'cancelled' | 'failed', error?: unknown) => void {
  let open = true;
  pending += 1;
  announcePending();
  return (end, error) => {
    if (!open) return;
    open = false;
    pending -= 1;
    if (end === 'failed' && isAnnounced) announce('requests:failed', error);
    announcePending();
  };
}

export const pendingRequests = (): number => pending;
