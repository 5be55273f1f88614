import { addressOnHost, canonicalPath } from '../config/hosts.ts';
import { PLACEHOLDER } from '../config/locale-path.ts';

/** What Chromium tells of the line; other browsers tell nothing, and are taken to be on a good one. */
interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Nothing is fetched ahead on 2g, with data-saver on, or offline (spec, section 9). */
export function mayPrefetch({ onLine, connection }: { readonly onLine: boolean; readonly connection?: Line }): boolean {
  return onLine && connection?.saveData !== true && !connection?.effectiveType?.endsWith('2g');
}

/** Segments that were unknown when the page was built (`-`) are those of the present address. */
export function realAddress(built: string, pathname: string): string {
  const present = pathname.split('/');
  return built
    .split('/')
    .map((segment, index) => (segment === PLACEHOLDER ? (present[index] ?? segment) : segment))
    .join('/');
}

/** Fetches the page of the next step while the applicant fills in this one. */
export function prefetchNext(): void {
  const next = document.querySelector<HTMLElement>('[data-next]')?.dataset['next'];
  if (!next || !mayPrefetch(navigator)) return;
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.as = 'document';
  link.href = addressOnHost(realAddress(next, canonicalPath(location)), location.hostname);
  document.head.append(link);
}
