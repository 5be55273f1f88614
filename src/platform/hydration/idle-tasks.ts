import { pathOnHost, canonicalPath } from '../../config/hosts.ts';
import { PLACEHOLDER } from '../../config/locale-path.ts';
import { inAppBrowser } from '../../lib/in-app-browser.ts';
import { focusNextFieldOnEnter } from '../keyboard/focus-next-field.ts';
import { restoreScrollAfterLanguageChange } from '../language/restore-scroll.ts';
import { markOtherLanguage } from '../language/mark-language.ts';
import { localeOfPage } from '../page-info.ts';
import { skipSlowTransition } from '../skip-slow-transition.ts';

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
    .map((segment, index) => (segment === PLACEHOLDER ? (present[index] ?? segment) : segment))
    .join('/');
}

function prefetchNextPage(): void {
  const next = document.querySelector<HTMLElement>('[data-next-page]')?.dataset.nextPage;
  if (!next || !mayPrefetch(navigator)) return;
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.as = 'document';
  link.href = pathOnHost(fillPlaceholders(next, canonicalPath(location)), location.hostname);
  document.head.append(link);
}

export function runIdleTasks(): void {
  restoreScrollAfterLanguageChange();
  if (window.matchMedia('(pointer: coarse)').matches) focusNextFieldOnEnter();
  markOtherLanguage(document.body, localeOfPage());
  prefetchNextPage();
  skipSlowTransition();
  const browser = inAppBrowser(navigator.userAgent);
  if (!browser) return;
  import('../in-app-browser-notice.ts').then(
    ({ showInAppBrowserNotice }) => showInAppBrowserNotice(browser),
    () => undefined,
  );
}
