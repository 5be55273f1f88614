import { FETCH_DELAY_MS, PROGRESS_BAR_MS } from '../config/constants.ts';

/** How long the full, or the failed, bar stays to be seen. Chosen. */
const LINGER_MS = 400;
/** Share of the way that is covered after PROGRESS_BAR_MS when no answer comes; it nears 1 and never gets there. */
const SHARE_AT_DURATION = 0.9;

const bar = document.getElementById('request-progress');
let startedAt = 0;
let wait: number | undefined;
let frame = 0;

const show = (state: 'idle' | 'running' | 'failed', share: number) => {
  if (!bar) return;
  bar.dataset['state'] = state;
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
  if (bar?.dataset['state'] === 'idle' && state === 'running') return; // It was over before the bar came up.
  show(state, 1);
  wait = window.setTimeout(() => show('idle', 0), LINGER_MS);
  startedAt = 0;
};

/** The api floor tells how many requests are under way, and of each that failed without being cancelled (spec section 4). */
window.addEventListener('requests:pending', (event) => {
  const pending = (event as CustomEvent<number>).detail;
  if (pending === 0) return startedAt === 0 ? undefined : stop('running');
  if (startedAt > 0) return;
  clearTimeout(wait);
  startedAt = performance.now();
  wait = window.setTimeout(grow, FETCH_DELAY_MS);
});
window.addEventListener('requests:failed', () => stop('failed'));
