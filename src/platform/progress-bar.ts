import { FETCH_DELAY_MS, PROGRESS_BAR_MS } from '../config/constants.ts';
import type { MonotonicMs } from '../lib/time.ts';

/** How long a finished bar stays. @chosen */
const LINGER_MS = 400;
/** The share that the bar reaches after PROGRESS_BAR_MS. It fills only once the requests have ended. */
const SHARE_AT_DURATION = 0.9;

const bar = document.getElementById('request-progress');
let startedAt: MonotonicMs = 0;
let wait: number | undefined;
let frame = 0;

const show = (state: 'idle' | 'running' | 'failed', share: number) => {
  if (!bar) return;
  bar.dataset.state = state;
  bar.style.transform = `scaleX(${share})`;
};

const grow = () => {
  const elapsed = (performance.now() - startedAt) / PROGRESS_BAR_MS;
  show('running', 1 - (1 - SHARE_AT_DURATION) ** elapsed);
  frame = requestAnimationFrame(grow);
};

const stop = (state: 'running' | 'failed') => {
  clearTimeout(wait);
  cancelAnimationFrame(frame);
  startedAt = 0;
  if (bar?.dataset.state === 'idle' && state === 'running') return;
  show(state, 1);
  wait = window.setTimeout(() => show('idle', 0), LINGER_MS);
};

window.addEventListener('requests:pending', ({ detail: pending }) => {
  if (pending === 0 && startedAt > 0) stop('running');
  if (pending === 0 || startedAt > 0) return;
  clearTimeout(wait);
  startedAt = performance.now();
  wait = window.setTimeout(grow, FETCH_DELAY_MS);
});
window.addEventListener('requests:failed', () => stop('failed'));
