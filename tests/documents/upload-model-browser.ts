import { atom } from 'nanostores';
import { vi } from 'vitest';
import { createFlowSession, type FlowSession } from '../../src/application/flow-session.ts';
import type { FileKind } from '../../src/model/file-kind.ts';
import { bachelor } from '../../src/flows/bachelor.ts';
import { fakeEnvironment } from '../application/test-session.ts';

let clock = (): number => 0;
/** The server's clock. */
export const trueNow = (): number => clock();

/** Virtual time on a device whose clock is wrong by `skew`. */
export function wrongClock() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const right = Date.now.bind(Date);
  const device = { skew: 0 };
  clock = right;
  vi.spyOn(Date, 'now').mockImplementation(() => right() + device.skew);
  return device;
}

/** One life of a page: from its load until it is left. */
export interface Page {
  readonly tab: number;
  readonly session: FlowSession;
  isGone: boolean;
  /** Runs it at once, after the sleep of the device, or never. */
  readonly tell: (run: () => void) => void;
}

const environment = fakeEnvironment();
let loads = 0;

/** The pages of one applicant's browser, by their tokens. */
export function modelBrowser(kinds: readonly FileKind[]) {
  const pages = new Map<string, Page>();
  const held: (() => void)[] = [];
  let isAsleep = false;

  function open(tab: number): Page {
    loads += 1;
    const token = `page-${loads}`;
    const stores = {
      $draft: atom({}),
      $acknowledged: atom(null),
      $id: atom('7'),
      $token: atom(token),
      $revision: atom(''),
    };
    const flow = {
      ...bachelor,
      requiredDocuments: () => Promise.resolve(kinds.map((type) => ({ type, required: true }))),
    };
    const session = createFlowSession({
      flow,
      locale: 'en',
      environment: { ...environment, flowStores: () => stores },
    });
    const page: Page = {
      tab,
      session,
      isGone: false,
      tell: (run) => {
        if (isAsleep) held.push(() => page.tell(run));
        else if (!page.isGone) run();
      },
    };
    pages.set(token, page);
    return page;
  }

  return {
    pages,
    open,
    sleep: (): void => void (isAsleep = true),
    endSleep: (): void => {
      isAsleep = false;
      for (const run of held.splice(0)) run();
    },
  };
}

/** Lets `milliseconds` go by, and everything that is ready to go on do so after each timer. */
export async function pass(milliseconds: number): Promise<void> {
  const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  const end = trueNow() + milliseconds;
  setTimeout(() => undefined, milliseconds);
  await settle();
  while (trueNow() < end) {
    vi.advanceTimersToNextTimer();
    await settle();
  }
}
