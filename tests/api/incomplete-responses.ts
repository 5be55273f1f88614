import { afterEach, beforeEach, vi } from 'vitest';
import { parseResponse } from '../../src/api/parse-response.ts';
import type { Endpoint } from '../../src/api/contract/endpoint.ts';

export const parse = (endpoint: Endpoint, answer: unknown): unknown => parseResponse(endpoint, JSON.stringify(answer));

/** Collects what the client reports as left out of answers in each test of the file. A test may empty the list. */
export function collectReports(): Error[] {
  const reports: Error[] = [];
  beforeEach(() => {
    reports.length = 0;
    const window = new EventTarget();
    window.addEventListener('response:incomplete', (event) => reports.push((event as CustomEvent<Error>).detail));
    vi.stubGlobal('window', window);
  });
  afterEach(() => void vi.unstubAllGlobals());
  return reports;
}
