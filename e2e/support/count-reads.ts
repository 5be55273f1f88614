import type { Page } from '@playwright/test';

/**
 * Counts how often pages ask for something from now on.
 * @returns a function that returns the number so far
 */
export function countReads(page: Page, path: string): () => number {
  let reads = 0;
  page.on('request', (request) => {
    if (request.method() === 'GET' && new URL(request.url()).pathname.endsWith(`/api/${path}`)) reads += 1;
  });
  return () => reads;
}
