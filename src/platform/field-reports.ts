import { onCLS, onINP, onLCP, type MetricType } from 'web-vitals';
import { FIELD_REPORTS_PATH } from '../config/log-headers.ts';
import { parseUrl } from '../lib/parse-url.ts';
import { routeOfPage } from './page-info.ts';

/** The reports of one page about its policy: the first ones tell the same as the rest. @chosen */
const MOST_VIOLATIONS = 5;

const send = (facts: Readonly<Record<string, string>>): void => {
  navigator.sendBeacon(`${FIELD_REPORTS_PATH}?${new URLSearchParams({ page: routeOfPage(), ...facts }).toString()}`);
};

/** Times in milliseconds; the layout shift has no unit. */
const sendMetric = ({ name, value }: MetricType): void =>
  send({ [name.toLowerCase()]: name === 'CLS' ? value.toFixed(3) : value.toFixed(0) });

/** Returns the origin of an address, or the word that stands for code in the page; nothing of an extension. */
function blockedOrigin(blocked: string): string | undefined {
  if (!blocked.includes(':')) return blocked;
  const url = parseUrl(blocked);
  return url?.protocol.startsWith('http') ? url.origin : undefined;
}

/**
 * Sends how quick the page was, and what its policy refused, with its route in place of its address. nginx logs this without the
 * visitor's address (src/tools/deploy/nginx-log.ts). Only builds with `PUBLIC_FIELD_REPORTS` do this.
 */
export function sendFieldReports(): void {
  for (const watch of [onCLS, onINP, onLCP]) watch(sendMetric);
  if (!('ReportingObserver' in window)) return;
  let left = MOST_VIOLATIONS;
  new ReportingObserver(
    (reports) => {
      for (const { body } of reports) {
        const { effectiveDirective = '', blockedURL = '' } = (body ?? {}) as Partial<Record<string, string>>;
        const blocked = blockedOrigin(blockedURL);
        if (blocked === undefined || left === 0) continue;
        left -= 1;
        send({ rule: effectiveDirective, blocked });
      }
    },
    { types: ['csp-violation'], buffered: true },
  ).observe();
}
