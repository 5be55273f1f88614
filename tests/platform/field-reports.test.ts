// @vitest-environment happy-dom
// What a page reports of its policy: where from, never which address.
import { beforeEach, expect, test, vi } from 'vitest';
import { sendFieldReports } from '../../src/platform/field-reports.ts';

type Report = { readonly body: { readonly effectiveDirective: string; readonly blockedURL: string } };
let report: (reports: readonly Report[]) => void;
const sent: string[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal(
    'ReportingObserver',
    class {
      constructor(listener: typeof report) {
        report = listener;
      }
      observe = () => undefined;
    },
  );
  navigator.sendBeacon = (address) => sent.push(String(address)) > 0;
  document.body.dataset['route'] = '/regisbachelor/continue/:id/:token';
  sendFieldReports();
});

const blocked = (...addresses: readonly string[]) => {
  report(addresses.map((blockedURL) => ({ body: { effectiveDirective: 'img-src', blockedURL } })));
  return sent.map((address) => Object.fromEntries(new URL(address, location.href).searchParams));
};

test('the origin of what was blocked is sent with the route, and nothing of its path or of an extension', () => {
  const page = '/regisbachelor/continue/:id/:token';
  expect(blocked('https://files.test/somchai.png?token=1', 'inline', 'chrome-extension://abc/x.js')).toEqual([
    { page, rule: 'img-src', blocked: 'https://files.test' },
    { page, rule: 'img-src', blocked: 'inline' },
  ]);
});

test('a page sends five of them', () => {
  expect(blocked(...Array.from({ length: 20 }, (_, index) => `https://files${index}.test/`))).toHaveLength(5);
});
