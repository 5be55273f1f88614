import { PUBLIC_FIELD_REPORTS } from '../../config/env.ts';
import { pathOnHost, canonicalPath } from '../../config/hosts.ts';
import { SHELL_SEGMENT } from '../../config/locale-path.ts';
import { focusNextFieldOnEnter } from '../keyboard/focus-next-field.ts';
import { restoreScrollAfterLanguageChange } from '../language/restore-scroll.ts';
import { markOtherLanguage } from '../language/mark-language.ts';
import { localeOfPage } from '../page-info.ts';
import { afterLoad } from '../page-life-cycle.ts';
import { skipSlowTransition } from '../skip-slow-transition.ts';
import { prepare, swapPages } from '../swap/swap-pages.ts';

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Nothing is prefetched offline, on a slow connection or with data saving enabled (docs/spec.md, section 9). */
export function mayPrefetch({
  onLine,
  connection,
}: {
  readonly onLine: boolean;
  readonly connection?: Connection;
}): boolean {
  return onLine && connection?.saveData !== true && !connection?.effectiveType?.endsWith('2g');
}

export function fillPlaceholders(built: string, pathname: string): string {
  const present = pathname.split('/');
  return built
    .split('/')
    .map((segment, index) => (segment === SHELL_SEGMENT ? (present[index] ?? segment) : segment))
    .join('/');
}

function prefetch(as: string, href: string): void {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.as = as;
  link.href = href;
  document.head.append(link);
}

/** Fetches the next page, and the styles that all later pages share (`src/tools/build/shared-styles.ts`). */
export function prefetchNextPage(): void {
  if (!mayPrefetch(navigator)) return;
  const intro = document.querySelector<HTMLElement>('[data-next-page]');
  const next = intro?.dataset.nextPage;
  if (next) {
    const path = pathOnHost(fillPlaceholders(next, canonicalPath(location)), location.hostname);
    const { nextContent } = intro.dataset;
    if (nextContent === undefined) prefetch('document', path);
    else
      void prepare(path, nextContent).then((isPrepared) => {
        if (!isPrepared) prefetch('document', path);
      });
  }
  const styles = document.querySelector<HTMLElement>('style[data-file]')?.dataset['file'];
  if (styles) prefetch('style', styles);
}

/** A failed call, as far as this file needs it. */
interface Failure {
  readonly kind?: string;
  readonly status?: number;
}

const tellSilentSide = (): void => {
  import('../silent-side.ts').then(
    (silent) => silent.tellSilentSide(),
    () => undefined,
  );
};

/**
 * Keeps the key of the last failure for the help sheet, and tells whose side is silent if no response came, or an error
 * of the server. An error from before this runs is on the page, with
 * a button to try again; empty and hidden alerts are on every page.
 */
function watchFailures(): void {
  addEventListener('requests:failed', ({ detail }) => {
    const { kind = '', status = 0 } = (detail ?? {}) as Failure;
    document.body.dataset.failure = status > 0 ? String(status) : kind;
    // Without a network, the page's own error says so, and nothing more can be loaded.
    if (navigator.onLine && (status >= 500 || (status === 0 && kind !== 'unreadable'))) tellSilentSide();
  });
  const retries = document.querySelectorAll<HTMLElement>('main [role="alert"] button');
  if ([...retries].some((button) => button.offsetParent !== null)) tellSilentSide();
}

export function runIdleTasks(): void {
  watchFailures();
  restoreScrollAfterLanguageChange();
  if (window.matchMedia('(pointer: coarse)').matches) focusNextFieldOnEnter();
  markOtherLanguage(document.body, localeOfPage());
  prefetchNextPage();
  swapPages();
  document.addEventListener('page:swapped', () => afterLoad(prefetchNextPage));
  skipSlowTransition();
  if (PUBLIC_FIELD_REPORTS)
    import('../field-reports.ts').then(
      ({ sendFieldReports }) => sendFieldReports(),
      () => undefined,
    );
}
