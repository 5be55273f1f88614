// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import campaign from '../../../locales/en/campaign.json' with { type: 'json' };
import pages from '../../../locales/en/pages.json' with { type: 'json' };
import { clearDevice } from '../../../src/platform/storage/clear-device.ts';
import { flowStores } from '../../../src/platform/storage/flow-stores.ts';
import { showApplications, showFacts, showFaculties } from '../../../src/layouts/home/home-page.ts';
import { fakeServer, refused, type FakeServer } from '../../application/fake-server.ts';

const { closes, closesFirst } = pages.landing.facts;
const messages = JSON.stringify({
  ...pages.home.facts,
  open: campaign.open,
  ended: campaign.ended,
  closes,
  closesFirst,
});
const card = (flow: string): string => `<li data-flow="${flow}"><p data-facts></p></li>`;
const entry = (slug: string): string =>
  `<li data-campaign="${slug}"><a href="/${slug}">${slug}</a><p data-prize></p><p></p><p></p></li>`;

/** Reports that an element has scrolled into view. */
let appear: (element: Element) => void;
let server: FakeServer;

beforeEach(() => {
  const watched = new Map<Element, () => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(readonly seen: (entries: readonly { isIntersecting: boolean }[]) => void) {}
      observe(element: Element): void {
        watched.set(element, () => this.seen([{ isIntersecting: true }]));
      }
      disconnect(): void {
        this.seen([]);
      }
    },
  );
  appear = (element) => watched.get(element)?.();
  clearDevice();
  window.history.replaceState(null, '', '/en');
  document.body.innerHTML = `
    <p id="applications"><span hidden><span>Back:</span>
      <a data-flow="bachelor">Bachelor</a><a data-flow="graduate">Graduate</a></span></p>
    <p id="nearest-deadline"></p>
    <section id="faculties" class="hidden"><ul></ul></section>
    <section id="ways">${['bachelor', 'short-course', 'scholarship'].map(card).join('')}</section>
    <ul>${['star-scholars', 'gone'].map(entry).join('')}</ul>`;
  document.getElementById('ways')?.setAttribute('data-messages', messages);
  server = fakeServer();
});

const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
const textOf = (element: Element | undefined): string => element?.textContent.replace(/\u00A0/g, ' ') ?? '';
const texts = (selector: string): string[] => all(selector).map(textOf);

test('nothing is asked before it is nearly in view, and each card asks once', async () => {
  server.on('/application/campaign/application', [
    { id: 1, name: 'Direct', amount: 500, closes_at: '2027-01-31T16:59:00Z' },
    { id: 2, name: 'Quota', amount: 0, closes_at: '2026-12-01T16:59:00Z' },
  ]);
  showFacts();
  expect(server.seen).toHaveLength(0);
  const [bachelor] = all('[data-facts]');
  if (bachelor) appear(bachelor);
  await vi.waitFor(() =>
    expect(textOf(bachelor)).toBe('Fee THB 0–500 · Open rounds: 2 · First round closes 1 Dec 2026'),
  );
  expect(server.seen).toHaveLength(1);
  expect(document.getElementById('nearest-deadline')?.textContent).toMatch(/^First round closes 1 Dec 2026/);
});

test('the faculties are listed as the server names them; without an answer nothing is shown', async () => {
  server.on('/general/available-campaign-faculty', refused(500));
  await expect(showFaculties()).rejects.toThrow();
  expect(document.getElementById('faculties')?.className).toBe('hidden');
  server.on('/general/available-campaign-faculty', [
    { id: 1, name: 'Law' },
    { id: 2, name: 'Arts & <b>Letters</b>' },
  ]);
  await showFaculties();
  expect(texts('#faculties li')).toEqual(['Law', 'Arts & <b>Letters</b>']);
  expect(document.getElementById('faculties')?.className).toBe('');
});

test('short courses tell their prices', async () => {
  server.on('/short-course-application/search-course', [
    { id: 1, name: 'A', price: 990 },
    { id: 2, name: 'B', price: 3500 },
  ]);
  showFacts();
  const [, courses] = all('[data-facts]');
  if (courses) appear(courses);
  await vi.waitFor(() => expect(textOf(courses)).toBe('Course fee THB 990–3,500 · Courses: 2'));
});

test('a failure says nothing', async () => {
  server.on('/application/campaign/application', refused(400));
  showFacts();
  const [bachelor] = all('[data-facts]');
  if (bachelor) appear(bachelor);
  await vi.waitFor(() => expect(server.seen).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve));
  expect(texts('[data-facts]')).toEqual(['', '', '']);
});

test('an entry gets the name, the state and the facts of its scholarship; one that is none goes', async () => {
  const star = {
    id: 401,
    name: 'Star Scholars',
    description: '<p>Twenty full scholarships</p>',
    open: true,
    amount: 200,
    closes_at: '2027-01-31T16:59:00Z',
  };
  server.on('/scholarship-campaign/star-scholars', star);
  server.on('/scholarship-campaign/gone', refused(404));
  showFacts();
  all('[data-campaign]').forEach((one) => appear(one));
  await vi.waitFor(() => expect(texts('[data-campaign] a')).toEqual(['Star Scholars']));
  expect(texts('[data-campaign] p')).toEqual([
    'Twenty full scholarships',
    campaign.open,
    'Fee THB 200 · Apply by 31 Jan 2027',
  ]);

  const scholarships = all('[data-facts]').at(-1);
  if (scholarships) appear(scholarships);
  await vi.waitFor(() => expect(textOf(scholarships)).toBe('Fee THB 200 · Star Scholars · Apply by 31 Jan 2027'));
  expect(server.seen).toHaveLength(2);
});

test('a scholarship that has ended says so, and no more', async () => {
  server.on('/scholarship-campaign/star-scholars', { id: 401, name: 'Star', open: false, amount: 200 });
  showFacts();
  all('[data-campaign="star-scholars"]').forEach((one) => appear(one));
  await vi.waitFor(() => expect(texts('[data-campaign="star-scholars"] p')).toEqual(['', campaign.ended, '']));
});

test('answers that were carried over go to the scholarship that is chosen', () => {
  flowStores('scholarship').$draft.set({ first_name: 'A' });
  showFacts();
  document.querySelector<HTMLElement>('[data-campaign="gone"] a')?.click();
  expect(flowStores('scholarship:gone').$draft.get()).toEqual({ first_name: 'A' });
});

test('only the applications of this browser have a way back', () => {
  showApplications();
  expect(texts('#applications > a')).toEqual([]);
  flowStores('graduate').$draft.set({ first_name: 'A' });
  showApplications();
  expect(all('#applications > a').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Graduate', '/en/regisgraduate'],
  ]);
});
