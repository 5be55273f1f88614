// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { countRequest, countUnannounced, pendingRequests } from '../../src/api/pending-requests.ts';

test('requests are announced to the page, except by a script with a separate bundle', () => {
  const counts: number[] = [];
  window.addEventListener('requests:pending', ({ detail }) => counts.push(detail));
  const end = countRequest();
  end('done');
  end('done');
  expect(counts).toEqual([1, 0]);
  countUnannounced();
  countRequest()('failed');
  expect([counts, pendingRequests()]).toEqual([[1, 0], 0]);
});
