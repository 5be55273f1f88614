import { isReachable } from '../api/is-reachable.ts';
import { provinces } from '../api/contract/general.ts';
import { endpointAddress, requestHeaders } from '../api/request-headers.ts';
import { serverNow } from '../api/server-time.ts';
import { timeOfDay } from '../i18n/format.ts';
import { submissionMessages } from '../i18n/lazy-messages.ts';
import { interpolate } from '../lib/interpolate.ts';
import type { ServerMs } from '../lib/time.ts';
import { localeOfPage } from './page-info.ts';
import { showMessageBar } from './page-bar.ts';

/** A file of the page's own server. */
const OWN_FILE = '/favicon.svg';
/** Pauses between two questions. They are spread at random, because many pages ask the same server. @chosen */
const PAUSES_MS = [15_000, 30_000, 60_000, 120_000, 300_000];

/** `device`: nothing reaches this device. `service`: the web server answers, and the API does not. */
type SilentSide = 'device' | 'service' | 'none';

/** Asks both servers which one is silent. A refusal is an answer; an error of the server is none. */
async function findSilentSide(): Promise<SilentSide> {
  const [own, lookup] = await Promise.all([
    isReachable(OWN_FILE, { method: 'HEAD', credentials: 'omit' }),
    // A lookup that everybody may read, and that every back end answers somehow.
    isReachable(
      endpointAddress(provinces),
      { credentials: 'omit', headers: requestHeaders(localeOfPage()) },
      ({ status }) => status < 500,
    ),
  ]);
  if (lookup) return 'none';
  return own ? 'service' : 'device';
}

let since: ServerMs | undefined;
let attempt = 0;
let isAsking = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let shown: { readonly side: SilentSide; readonly remove: () => void } | undefined;

async function show(side: SilentSide): Promise<void> {
  if (shown?.side === side || (side === 'none' && !shown)) return;
  const locale = localeOfPage();
  const { silent, unsent } = await submissionMessages(locale);
  shown?.remove();
  const time = timeOfDay(since ?? serverNow(), locale);
  const remove = showMessageBar({
    label: silent.label,
    text: interpolate(silent[side], { time }),
    close: unsent.close,
  });
  shown = { side, remove };
}

function askLater(): void {
  const pause = PAUSES_MS[Math.min(attempt, PAUSES_MS.length - 1)] ?? 0;
  attempt += 1;
  clearTimeout(timer);
  timer = setTimeout(() => void ask(), pause * (0.75 + Math.random() / 2));
}

async function ask(): Promise<void> {
  if (isAsking) return;
  isAsking = true;
  try {
    const side = document.hidden ? (shown?.side ?? 'none') : await findSilentSide();
    await show(side);
    if (side === 'none') {
      since = undefined;
      attempt = 0;
      shown = undefined;
    } else askLater();
  } catch {
    // The messages cannot be loaded, so the page's own error has to do.
  } finally {
    isAsking = false;
  }
}

/**
 * Called when a request has failed. Tells whose side is silent, and since when; when it answers again, says so. A
 * request that was refused while both sides answer changes nothing.
 */
export function tellSilentSide(): void {
  since ??= serverNow();
  // A page that tells it already asks again by itself.
  if (!shown) void ask();
}
