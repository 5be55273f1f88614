// @vitest-environment happy-dom
// What a page asks for early must be what its guard asks for: an answer that nobody takes is a request for nothing.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readEarly } from '../../src/api/early-responses.ts';
import { requestHeaders } from '../../src/api/request-headers.ts';
import { loadDocuments } from '../../src/application/document-requirements.ts';
import { EARLY_ID } from '../../src/config/early-id.ts';
import type { RouteName } from '../../src/config/routes.ts';
import { bachelor } from '../../src/flows/bachelor.ts';
import { earlyReads } from '../../src/flows/definition/early-reads.ts';
import type { Flow } from '../../src/flows/definition/flow.ts';
import { graduate } from '../../src/flows/graduate.ts';
import { shortCourse } from '../../src/flows/short-course.ts';
import { enterCheckout } from '../../src/checkout/enter-checkout.ts';
import { enterStep } from '../../src/steps/step-guard.ts';
import { fakeServer, type FakeServer } from '../application/fake-server.ts';
import { applyingSession } from '../application/test-session.ts';

const FLOWS: readonly Flow[] = [bachelor, graduate, shortCourse];
const withEarlyReads = FLOWS.flatMap((flow) =>
  [...flow.steps.map(({ route }) => route), flow.routes.payment]
    .filter((route) => earlyReads(flow, route).length > 0)
    .map((route) => [route, flow] as const),
);

let server: FakeServer;
beforeEach(() => {
  vi.spyOn(performance, 'now').mockReturnValue(500);
  globalThis.earlyResponses = undefined;
  server = fakeServer();
  server.on('application/7', { id: 7, status: 'draft' });
  for (const list of ['file', 'file/', 'custom-input/']) server.on(`application/${list}`, []);
});
afterEach(() => {
  vi.restoreAllMocks();
  globalThis.earlyResponses = undefined;
});

/** Opens the page as its island does, with no step but itself, so that nothing before it is unfinished. */
async function open(flow: Flow, route: RouteName): Promise<void> {
  const steps = flow.steps.filter((step) => step.route === route);
  const session = applyingSession({ ...flow, steps });
  const [step] = steps;
  if (!step) {
    expect(await enterCheckout(session, false)).toMatchObject({ kind: 'review' });
    return;
  }
  const access = await enterStep(session, step, true);
  if (access.kind !== 'known') throw new Error(`The page was not opened: ${access.kind}`);
  await loadDocuments(session, access.application);
}

function askEarly(addresses: readonly string[]): void {
  for (const address of addresses) readEarly(address.replace(EARLY_ID, '7'), requestHeaders('en', 'old-token'), '');
}
const untaken = () => [...(globalThis.earlyResponses?.byRequest.keys() ?? [])];

describe('the page takes all that it has asked for early', () => {
  test('there are pages that ask early in every flow without a campaign in its address', () => {
    expect(withEarlyReads.map(([route]) => route)).toEqual(
      FLOWS.flatMap(({ id }) => [`${id}.upload-document`, `${id}.payment`]),
    );
  });

  test.each(withEarlyReads)('%s', async (route, flow) => {
    const addresses = earlyReads(flow, route);
    askEarly(addresses);
    const early = server.seen.length;
    expect(untaken()).toHaveLength(addresses.length);
    await open(flow, route);
    expect(untaken()).toEqual([]);
    // None of them was asked for again.
    const seen = server.seen.map(({ address, query }) => JSON.stringify([address, query]));
    expect(seen.slice(early).filter((request) => seen.slice(0, early).includes(request))).toEqual([]);
  });

  test('and an address that it does not ask for is noticed', async () => {
    askEarly([...earlyReads(bachelor, bachelor.routes.payment), '/api/application/7?other=1']);
    await open(bachelor, bachelor.routes.payment);
    expect(untaken()).toHaveLength(1);
  });
});
