import { expect, type Page } from '@playwright/test';
import { interpolate } from '../../src/lib/interpolate.ts';
import type { Person } from '../people/person.ts';
import { watchRequests } from '../support/settled.ts';
import { clearStorage } from '../support/clear-storage.ts';
import { spoil, UNKNOWN, type Fault, type Met } from './faults.ts';
import { goOn } from './go-on.ts';
import { endpointOf, outcome, type Screen } from './screen.ts';
import { lost, seen, wrongWords, type Seen } from './seen.ts';

/** A cell is one call at its screen, with one fault. */

/** How long a page may take to show a message or to continue. */
const SETTLE_MS = 10_000;
const LIMIT_PASSED_MS = 31_000;
const REPEAT_PASSED_MS = 2_100;

interface Settled {
  readonly isDone: boolean;
  readonly now: Seen;
  readonly news: readonly string[];
}

const isShown = (screen: Screen, person: Person, { name }: Fault): Promise<boolean> =>
  outcome(screen, person, name)
    .isVisible()
    .catch(() => false);

/** A page that is being left cannot be read. */
const seenNow = (page: Page): Promise<Seen | undefined> => seen(page).catch(() => undefined);

async function letTimePass(page: Page, fault: Fault, met: Met): Promise<void> {
  // Only the call that hangs may reach its time limit.
  if (fault.hangs && met.left === 0 && !met.hasTimedOut && met.others() === 0) {
    met.hasTimedOut = true;
    await page.clock.fastForward(LIMIT_PASSED_MS);
  }
  if (fault.isTransient && met.requests > 0 && met.left > 0) await page.clock.fastForward(REPEAT_PASSED_MS);
}

/** Waits until the page has continued, or shows a message that it usually does not show. */
async function settle(
  screen: Screen,
  person: Person,
  usual: readonly string[],
  fault: Fault,
  met: Met,
): Promise<Settled | undefined> {
  const { page } = person;
  const end = Date.now() + SETTLE_MS;
  let settled: Settled | undefined;
  while (Date.now() < end) {
    if (met.requests > 0) await letTimePass(page, fault, met).catch(() => undefined);
    const now = await seenNow(page);
    const isDone = met.left === 0 && (await isShown(screen, person, fault));
    const news = now?.told.filter((text) => !usual.includes(text)) ?? [];
    settled = now && { isDone, now, news };
    if (
      settled &&
      met.left === 0 &&
      met.answered > 0 &&
      (!fault.hangs || met.hasTimedOut) &&
      (isDone || news.length > 0)
    )
      return settled;
    await page.waitForTimeout(50);
  }
  return settled && { ...settled, news: [] };
}

/** Returns the number of requests before the second press, which opens the page of a load again. */
async function pressTwice(screen: Screen, person: Person, met: Met): Promise<number> {
  const { page } = person;
  await expect.poll(() => met.requests).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await page.clock.fastForward(8_000);
  const requests = met.requests;
  const again = screen.again ?? screen.press;
  await (screen.twice?.(person) ?? Promise.race([again(person).catch(() => undefined), page.waitForTimeout(300)]));
  met.release();
  return requests;
}

/** Returns the texts of the usual outcome, so that only other texts count as a message about the fault. */
export async function usualWords(screen: Screen, person: Person): Promise<readonly string[]> {
  const { page } = person;
  const settled = watchRequests(page);
  await clearStorage(page);
  await screen.open(person);
  const before = await seen(page);
  await screen.press(person);
  await expect(screen.done(person).first(), `${screen.call} without a fault`).toBeVisible();
  await settled();
  return [...before.told, ...(await seen(page)).told, ...(screen.pending?.(person) ?? [])];
}

/**
 * Runs a cell.
 * @returns its errors; an empty list when it passes
 */
export async function runCell(
  screen: Screen,
  fault: Fault,
  person: Person,
  usual: readonly string[],
): Promise<readonly string[]> {
  const { page, locale } = person;
  const errors: string[] = [];
  const note = (error: Error): void => void errors.push(`page error: ${error.message}`);
  page.on('pageerror', note);
  let met: Met | undefined;
  try {
    await clearStorage(page);
    await screen.open(person);
    const before = await seen(page);
    met = await spoil(page, endpointOf(screen), fault, locale);
    await screen.press(person);
    const atFirstVisit = fault.pressedTwice ? await pressTwice(screen, person, met) : 0;
    const settled = await settle(screen, person, [...usual, ...before.told], fault, met);
    if (met.requests === 0) return ['the call was not made'];
    if (!settled) return ['the page cannot be read'];
    const { isDone, now, news } = settled;
    if (!isDone && news.length === 0) errors.push('says nothing and does not go on');
    if (!isDone && now.path === before.path) errors.push(...lost(before, now));
    const quoted = interpolate(person.messages.payment.unknownStatus.title, { status: UNKNOWN });
    errors.push(...wrongWords(now, news, locale, quoted));
    const requests = screen.kind === 'load' ? atFirstVisit : met.requests;
    if (fault.pressedTwice && requests > 1) errors.push(`is sent ${requests} times`);
    errors.push(...(await goOn(screen, person, fault)));
    const effects = (await screen.effects?.(person)) ?? 0;
    if (effects > 1) errors.push(`has ${effects} effects`);
    return errors;
  } catch (error) {
    return [...errors, String(error).split('\n').slice(0, 3).join(' ').slice(0, 300)];
  } finally {
    page.off('pageerror', note);
    met?.stop();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    for (const other of page.context().pages()) if (other !== page) await other.close();
  }
}
