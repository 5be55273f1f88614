import { addressOnHost, canonicalPath } from '../config/hosts.ts';
import { PLACEHOLDER } from '../config/locale-path.ts';

interface TextPolicy {
  createScript: (text: string) => string;
}
declare global {
  interface Window {
    /** As far as it is used here; absent in browsers without Trusted Types. */
    readonly trustedTypes?: { createPolicy: (name: string, rules: TextPolicy) => TextPolicy };
  }
}

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

/** Pages that ask for Trusted Types take a script's text from a policy only; these rules are data, and run nothing. */
const rulesText = (rules: object): string => {
  const text = JSON.stringify(rules);
  return (
    window.trustedTypes?.createPolicy('next-page', { createScript: (script) => script }).createScript(text) ?? text
  );
};
const takesRules = (): boolean => 'supports' in HTMLScriptElement && HTMLScriptElement.supports('speculationrules');

/**
 * Fetches the page of the next step while the applicant fills in this one, by speculation rules: pages of a flow are `no-store`, so
 * what `<link rel="prefetch">` brings would be fetched a second time. A browser without them fetches nothing ahead.
 */
export function prefetchNext(): void {
  const next = document.querySelector<HTMLElement>('[data-next]')?.dataset['next'];
  if (!next || !mayPrefetch(navigator) || !takesRules()) return;
  const address = addressOnHost(realAddress(next, canonicalPath(location)), location.hostname);
  const script = document.createElement('script');
  script.type = 'speculationrules';
  script.textContent = rulesText({ prefetch: [{ source: 'list', urls: [address], eagerness: 'immediate' }] });
  document.head.append(script);
}
