/** Pending requests are announced by events, so that the layout's progress bar need not load anything from src/api. */
let pending = 0;

export const announce = (name: string, detail?: unknown): void => {
  if (typeof window !== 'undefined') window.dispatchEvent(new CustomEvent(name, { detail }));
};

export function countRequest(): (end: 'done' | 'cancelled' | 'failed') => void {
  let open = true;
  pending += 1;
  announce('requests:pending', pending);
  return (end) => {
    if (!open) return;
    open = false;
    pending -= 1;
    if (end === 'failed') announce('requests:failed');
    announce('requests:pending', pending);
  };
}

export const pendingRequests = (): number => pending;
