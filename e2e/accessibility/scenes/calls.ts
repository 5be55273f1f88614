import type { Page } from '@playwright/test';
import type { Locale } from '../../../src/config/locales.ts';
import { spoil, type Fault } from '../../matrix/faults.ts';
import { endpointOf, type Screen } from '../../matrix/screen.ts';
import { screens } from '../../matrix/screens/all.ts';
import { expect } from '../../support/fixtures.ts';
import type { Sandbox } from '../../support/sandbox.ts';
import { watchRequests } from '../../support/settled.ts';
import { scene, type Scene } from '../scene.ts';

/** Every call of the contract at its screen, while it is pending and after it has failed. */

const LOADING: Fault = { name: 'loading', hangs: true, answer: () => Promise.resolve() };
const FAILED: Fault = {
  name: 'failed',
  answer: (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>502</title>' }),
};

interface Place {
  readonly page: Page;
  readonly sandbox: Sandbox;
  readonly locale: Locale;
}

const meet =
  (screen: Screen, fault: Fault) =>
  async ({ page, sandbox, locale }: Place): Promise<void> => {
    const person = screen.person(page, sandbox, locale);
    await screen.open(person);
    const settled = watchRequests(page);
    const met = await spoil(page, endpointOf(screen), fault, locale);
    await screen.press(person);
    await expect.poll(() => (fault.hangs ? met.requests : met.answered)).toBeGreaterThan(0);
    met.stop();
    // Where the answers are stored already, an unreadable response is not an error, and the page continues.
    if (!fault.hangs) await settled();
  };

export const calls: readonly Scene[] = screens.flatMap((screen) =>
  (
    [
      ['loading', LOADING],
      ['failed', FAILED],
    ] as const
  ).map(([kind, fault]) =>
    scene<Place>({
      name: [screen.call, screen.variant, kind].filter(Boolean).join(', '),
      actor: (page, sandbox, locale) => ({ page, sandbox, locale }),
      states: [{ name: screen.call, reach: meet(screen, fault) }],
    }),
  ),
);
