/** Pending requests are announced by events, so that the layout's progress bar need not load anything from src/api. */
let pending = 0;

export const announce = (name: string, detail?: unknown): void => {
  if (typeof window !== 'undefined') window.dispatchEvent(new CustomEvent(name, { detail }));
};

let isAnnounced = true;
/**
 * Stops the events in a script that has a separate bundle beside an island, because two counts would contradict each
 * other. A reload cannot lose anything of such a script.
 */
export const countUnannounced = (): void => {
  isAnnounced = false;
};
const announcePending = (): void => {
  if (isAnnounced) announce('requests:pending', pending);
};

export function countRequest(): (end: 'done' | 'cancelled' | 'failed') => void {
  let open = true;
  pending += 1;
  announcePending();
  return (end) => {
    if (!open) return;
    open = false;
    pending -= 1;
    if (end === 'failed' && isAnnounced) announce('requests:failed');
    announcePending();
  };
}

export const pendingRequests = (): number => pending;
