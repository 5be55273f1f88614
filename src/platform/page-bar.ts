import css from '../styles/page-bar.css?inline';
import { adoptStyles } from '../ui/adopt-styles.ts';
import { element } from './element.ts';

adoptStyles(css);

/** A button or a link in a bar. */
export const BAR_BUTTON = 'inline-flex min-h-touch items-center font-semibold underline underline-offset-4';

/** Returns where the page goes on below a form's action bar, in CSS pixels from the top of the window. */
function endOf(action: Element): number {
  const next = action.nextElementSibling;
  // On phones, where the action bar sticks, its parent has no box of its own.
  return next
    ? next.getBoundingClientRect().top
    : (action.closest('.form-actions')?.parentElement?.getBoundingClientRect().bottom ?? 0);
}

/**
 * Sends the bar to the end of the page unless a form's action bar sticks to the lower edge of the window: the bar would
 * cover fields or links there.
 */
function makeWay(bar: HTMLElement): void {
  const action = document.querySelector('.action-bar');
  const sticks = !action || (getComputedStyle(action).position === 'sticky' && endOf(action) >= window.innerHeight);
  bar.toggleAttribute('data-at-end', !sticks);
}

/** Tells the styles how high the bar is, because a form's action bar stands on it, and where it stands. */
function place(bar: HTMLElement): () => void {
  const root = document.documentElement.style;
  const observer = new ResizeObserver(() => {
    root.setProperty('--page-bar', `${bar.getBoundingClientRect().height}px`);
    makeWay(bar);
  });
  observer.observe(bar);
  observer.observe(document.body);
  const onScroll = (): void => makeWay(bar);
  addEventListener('scroll', onScroll, { passive: true });
  return () => {
    observer.disconnect();
    removeEventListener('scroll', onScroll);
    root.removeProperty('--page-bar');
  };
}

interface Waiting {
  readonly bar: HTMLElement;
  readonly onShown: () => void;
}

/** The first bar is on the page; the others follow one by one as it is closed. */
const bars: Waiting[] = [];
let release = (): void => undefined;

function showFirst(): void {
  const [first] = bars;
  if (!first) return;
  document.body.append(first.bar);
  release = place(first.bar);
  first.onShown();
}

/** Moves the focus when the focused bar is closed. */
function focusWhatIsLeft(): void {
  const target = bars[0]?.bar ?? document.querySelector<HTMLElement>('main');
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/**
 * Shows a bar at the lower edge of the window, and at the end of the page below everything else. If another bar is open,
 * waits until that is closed.
 * @returns a function that removes it
 */
export function showPageBar(bar: HTMLElement, onShown = (): void => undefined): () => void {
  const own: Waiting = { bar, onShown };
  bar.classList.add('page-bar');
  bars.push(own);
  if (bars[0] === own) showFirst();
  return () => {
    const index = bars.indexOf(own);
    if (index < 0) return;
    bars.splice(index, 1);
    if (index > 0) return;
    const hasFocus = bar.contains(document.activeElement);
    release();
    bar.remove();
    showFirst();
    if (hasFocus) focusWhatIsLeft();
  };
}

/** Lets nothing move for a bar until the page is scrolled (src/styles/page-bar.css). */
export function waitUntilScrolled(bar: HTMLElement): void {
  bar.dataset.quiet = 'until-scrolled';
  const show = (): void => {
    if (bar.dataset.quiet) bar.dataset.quiet = '';
  };
  addEventListener('scroll', show, { once: true, passive: true });
}

interface PageBarText {
  /** The bar's name for screen readers. */
  readonly label: string;
  readonly text: string;
  readonly close: string;
  /** Whether the bar waits until the page is scrolled. */
  readonly isQuiet?: boolean;
  /** Whether the message is of this page alone, so that it goes when another page takes this one's place. */
  readonly isOfPage?: boolean;
  readonly onClose?: () => void;
}

/**
 * Shows a message until it is closed. Screen readers announce it.
 * @param actions elements before the button that closes it
 */
export function showMessageBar(
  { label, text, close, isQuiet, isOfPage, onClose }: PageBarText,
  ...actions: readonly HTMLElement[]
): () => void {
  const status = element('p', { role: 'status' });
  const button = element('button', { class: `${BAR_BUTTON} ms-auto`, type: 'button' }, close);
  const buttons = element('div', { class: 'flex flex-wrap gap-x-6' }, ...actions, button);
  const bar = element('aside', { 'aria-label': label }, status, buttons);
  if (isQuiet) waitUntilScrolled(bar);
  const remove = showPageBar(bar, () => {
    // A status is announced only if its text changes after it was added.
    setTimeout(() => {
      status.textContent = text;
    });
  });
  button.addEventListener('click', () => {
    onClose?.();
    remove();
  });
  if (isOfPage) document.addEventListener('page:swapped', remove, { once: true });
  return remove;
}
