// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import campaign from '../../../locales/en/campaign.json' with { type: 'json' };
import pages from '../../../locales/en/pages.json' with { type: 'json' };
import { clearDevice } from '../../../src/platform/storage/clear-device.ts';
import { flowStores } from '../../../src/platform/storage/flow-stores.ts';
import { showApplications, showFaculties, showFacts as showFactsOf } from '../../../src/layouts/home/home-page.ts';
import { fakeServer, refused, type FakeServer } from '../../application/fake-server.ts';

// The script of the page reads the list of campaigns as soon as it is imported.
vi.hoisted(() => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch'))));

const { open, ended } = campaign;
const { apply, campaignClosed } = pages.home;
const messages = JSON.stringify({ ...pages.home.facts, apply, campaignClosed, open, ended });
const BUILT = ['star-scholars', 'gone'];
const card = (flow: string): string =>
  `<li data-flow="${flow}"><a href="/built-${flow}">Apply</a><dl data-facts>${[
    'Time: 10 min',
    'Fee: as built',
    'Closes: as built',
  ]
    .map((fact) => fact.split(': '))
    .map(([name, value]) => `<div><dt>${name}</dt><dd><span>${value}</span> <span></span></dd></div>`)
    .join('')}</dl></li>`;
const entry = (slug: string): string =>
  `<li data-campaign="${slug}"><a href="/${slug}">${slug}</a><p></p><p data-prize>Built</p><p><span>Apply</span></p><p></p></li>`;

const showFacts = async (open: readonly string[] = BUILT): Promise<void> => {
  const campaigns = Promise.resolve(open);
  showFactsOf(campaigns);
  await campaigns;
};

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
      <a data-flow="bachelor">Bachelor<span></span><span hidden>Pay</span><span hidden>{{amount}} left</span><span hidden>Sent</span></a><a data-flow="graduate">Graduate</a></span></p>
    <a id="home-start" href="/built"><span>Start</span><span hidden>Continue</span></a>
    <a id="home-choose" href="https://quiz.test"><span>Quiz</span><span hidden>Another</span></a>
    <p id="nearest-deadline"><span>Built</span><span></span></p>
    <section id="faculties" class="hidden"><template><li><a href="/en/regisbachelor"><span></span></a></li></template><ul></ul>
      <p hidden><button type="button">Show all {{count}}</button></p></section>
    <section id="ways">${['bachelor', 'short-course', 'scholarship'].map(card).join('')}</section>
    <section id="scholarships"><ul>${BUILT.map(entry).join('')}</ul></section>`;
  document.getElementById('ways')?.setAttribute('data-messages', messages);
  server = fakeServer();
});

const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
const textOf = (element: Element | undefined): string => element?.textContent.replace(/\u00A0/g, ' ') ?? '';
const shownOn = (selector: string): string[] =>
  [...(document.querySelector(selector)?.querySelectorAll<HTMLElement>('span:not([hidden])') ?? [])].map(textOf);
const texts = (selector: string): string[] => all(selector).map(textOf);
const AS_BUILT = ['Time: 10 min', 'Fee: as built', 'Closes: as built'];
/** The rows of a card as `name: value`. */
const rowsOf = (facts: Element | undefined): string[] =>
  [...(facts?.children ?? [])].map((row) => [...row.children].map((part) => textOf(part).trim()).join(': '));

test('nothing is asked before it is nearly in view, and each card asks once', async () => {
  server.on('/application/campaign/application', [
    { id: 1, name: 'Direct', amount: 500, closes_at: '2099-01-31T16:59:00Z' },
    { id: 2, name: 'Quota', amount: 300, closes_at: '2098-12-01T16:59:00Z' },
  ]);
  await showFacts();
  expect(server.seen).toHaveLength(0);
  const [bachelor] = all('[data-facts]');
  if (bachelor) appear(bachelor);
  await vi.waitFor(() =>
    expect(rowsOf(bachelor)).toEqual([
      'Time: 10 min',
      'Fee: THB 300–500 (varies by round)',
      'Closes: 1 Dec 2098 Quota',
    ]),
  );
  expect(server.seen).toHaveLength(1);
  const nearest = document.getElementById('nearest-deadline');
  if (nearest) appear(nearest);
  await vi.waitFor(() => expect(texts('#nearest-deadline > span')[1]).toBe('Bachelor’s · Quota'));
  expect(texts('#nearest-deadline > span')[0]).toMatch(/^Closes 1 Dec 2098/);
  expect(server.seen).toHaveLength(1);
});

test('while applying is free, the first screen says so', async () => {
  server.on('/application/campaign/application', [
    { id: 1, name: 'Direct', amount: 500, closes_at: '2099-01-31T16:59:00Z' },
    { id: 2, name: 'Open house', amount: 0, closes_at: '2098-12-01T16:59:00Z' },
  ]);
  await showFacts();
  const nearest = document.getElementById('nearest-deadline');
  if (nearest) appear(nearest);
  await vi.waitFor(() =>
    expect(texts('#nearest-deadline > span')).toEqual([
      'Bachelor’s degrees: free to apply until 1 Dec 2098',
      'After that, up to THB 500, until 31 Jan 2099',
    ]),
  );
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
  expect(document.querySelector('#faculties a')?.getAttribute('href')).toBe('/en/regisbachelor?faculty=1');
  expect(document.getElementById('faculties')?.className).toBe('');
  expect(document.querySelector<HTMLElement>('#faculties > p')?.hidden).toBe(true);
});

test('a long list of faculties begins short on a phone, and one press shows all and goes on where it ended', async () => {
  const names = Array.from({ length: 8 }, (_, index) => `Faculty ${index + 1}`);
  server.on(
    '/general/available-campaign-faculty',
    names.map((name, index) => ({ id: index + 1, name })),
  );
  await showFaculties();
  const button = document.querySelector<HTMLButtonElement>('#faculties button');
  expect([button?.textContent, button?.parentElement?.hidden]).toEqual(['Show all 8', false]);
  button?.click();
  expect(document.querySelector('#faculties ul')?.className).toBe('all');
  expect(document.activeElement?.textContent).toBe('Faculty 7');
  expect(button?.isConnected).toBe(false);
});

test('short courses show their prices', async () => {
  server.on('/short-course-application/search-course', [
    { id: 1, name: 'A', price: 990 },
    { id: 2, name: 'B', price: 3500 },
  ]);
  await showFacts();
  const [, courses] = all('[data-facts]');
  if (courses) appear(courses);
  await vi.waitFor(() =>
    expect(rowsOf(courses)).toEqual(['Time: 10 min', 'Fee: THB 990–3,500 (varies by course)', 'Courses: 2']),
  );
});

test('a failure leaves what was built', async () => {
  server.on('/application/campaign/application', refused(400));
  await showFacts();
  const [bachelor] = all('[data-facts]');
  if (bachelor) appear(bachelor);
  await vi.waitFor(() => expect(server.seen).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve));
  expect(all('[data-facts]').map(rowsOf)).toEqual([AS_BUILT, AS_BUILT, AS_BUILT]);
});

test('an entry gets the name, the state and the facts of its scholarship; one that is none goes', async () => {
  const star = {
    id: 401,
    name: 'Star Scholars',
    description: '<p><strong>Twenty full scholarships</strong> for &lt;talent&gt;</p>',
    open: true,
    amount: 200,
    closes_at: '2099-01-31T16:59:00Z',
  };
  server.on('/scholarship-campaign/star-scholars', star);
  server.on('/scholarship-campaign/gone', refused(404));
  await showFacts();
  all('[data-campaign]').forEach((one) => appear(one));
  await vi.waitFor(() => expect(texts('[data-campaign] a')).toEqual(['Star Scholars']));
  expect(texts('[data-campaign] p')).toEqual([
    'Open until 31 Jan 2099',
    'Twenty full scholarships for <talent>',
    'Apply for Star Scholars',
    'Application fee THB 200',
  ]);
  expect(texts('[data-prize] strong')).toEqual(['Twenty full scholarships']);

  const scholarships = all('[data-facts]').at(-1);
  if (scholarships) appear(scholarships);
  await vi.waitFor(() =>
    expect(rowsOf(scholarships)).toEqual(['Time: 10 min', 'Fee: THB 200', 'Closes: 31 Jan 2099 Star Scholars']),
  );
  expect(server.seen).toHaveLength(2);
});

test('a scholarship that has ended says so, and no more', async () => {
  server.on('/scholarship-campaign/star-scholars', { id: 401, name: 'Star', open: false, amount: 200 });
  await showFacts();
  all('[data-campaign="star-scholars"]').forEach((one) => appear(one));
  await vi.waitFor(() =>
    expect(texts('[data-campaign="star-scholars"] p')).toEqual([campaign.ended, 'Built', campaignClosed, '']),
  );
  expect(document.querySelector('[data-campaign="star-scholars"] p.ended')).not.toBeNull();
});

test('a scholarship without a description says what its information does', async () => {
  server.on('/scholarship-campaign/star-scholars', {
    id: 401,
    name: 'Star',
    open: true,
    info_box: '<p>For athletes</p>',
  });
  await showFacts();
  all('[data-campaign="star-scholars"]').forEach((one) => appear(one));
  await vi.waitFor(() => expect(texts('[data-campaign="star-scholars"] [data-prize]')).toEqual(['For athletes']));
});

test('answers that were carried over go to the scholarship that is chosen', async () => {
  flowStores('scholarship').$draft.set({ first_name: 'A' });
  await showFacts();
  document.querySelector<HTMLElement>('[data-campaign="gone"] a')?.click();
  expect(flowStores('scholarship:gone').$draft.get()).toEqual({ first_name: 'A' });
});

const entries = (): (string | null)[][] =>
  all('[data-campaign]').map((one) => {
    const link = one.querySelector('a');
    return [one.getAttribute('data-campaign'), textOf(link ?? undefined), link?.getAttribute('href') ?? null];
  });
const cardHref = (): string | null | undefined => document.querySelector('#ways li:last-child a')?.getAttribute('href');
const isListHidden = (): boolean => document.getElementById('scholarships')?.hasAttribute('hidden') ?? false;

test('the list follows the file of the web server: in its order, with a campaign that the build did not know', async () => {
  await showFacts(['brand-new', 'star-scholars']);
  expect(entries()).toEqual([
    ['brand-new', 'Brand new', '/en/regisscholarship/brand-new'],
    ['star-scholars', 'star-scholars', '/star-scholars'],
  ]);
  expect([cardHref(), isListHidden()]).toEqual(['#scholarships', false]);
  server.on('/scholarship-campaign/brand-new', { id: 9, name: 'Brand New Talents', open: true, amount: 0 });
  all('[data-campaign="brand-new"]').forEach((one) => appear(one));
  await vi.waitFor(() => expect(texts('[data-campaign="brand-new"] a')).toEqual(['Brand New Talents']));
});

test('one open campaign is no list: the card leads straight to it', async () => {
  await showFacts(['brand-new']);
  expect([cardHref(), isListHidden()]).toEqual(['/en/regisscholarship/brand-new', true]);
});

test('where none is open, the card says so', async () => {
  await showFacts([]);
  expect([entries(), isListHidden(), cardHref()]).toEqual([[], true, '#help-title']);
  const scholarships = all('[data-facts]').at(-1);
  if (scholarships) appear(scholarships);
  await vi.waitFor(() => expect(rowsOf(scholarships)[2]).toBe(`Applications: ${pages.home.facts.closed}`));
  expect(server.seen).toHaveLength(0);
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

test('an application has its number, and says when only its payment is left', () => {
  const { $id, $marks } = flowStores('bachelor');
  $id.set('7');
  $marks.set({ known: { id: '7', number: 'B0000007' }, reviewed: true });
  showApplications();
  const [link] = all('#applications > a');
  expect([...(link?.children ?? [])].map((part) => [part.textContent, (part as HTMLElement).hidden])).toEqual([
    ['B0000007', false],
    ['Pay', false],
    ['{{amount}} left', true],
    ['Sent', true],
  ]);
});

test('a sent application leads to its result, after those that can be continued', () => {
  const { $id, $marks } = flowStores('bachelor');
  $id.set('7');
  $marks.set({ known: { id: '7', number: 'B0000007', amount: 500, sentAt: '' }, reviewed: true });
  const built = document.body.innerHTML;
  showApplications();
  expect(shownOn('#applications')).toEqual(['B0000007', 'Sent']);
  expect(all('#applications > a').map((link) => link.getAttribute('href'))).toEqual([
    '/en/regisbachelor/confirmation/complete?show=earlier',
  ]);
  expect(shownOn('#home-start')).toEqual(['Start']);
  document.body.innerHTML = built;
  flowStores('graduate').$draft.set({ first_name: 'A' });
  showApplications();
  expect(texts('#applications > *').map((text) => text.slice(0, 8))).toEqual(['Back:', 'Graduate', 'Bachelor']);
  expect(document.querySelector('#home-start')?.getAttribute('href')).toBe('/en/regisgraduate');
});

test('the first screen leads back to what is to be paid, and names the amount', () => {
  expect(shownOn('#home-start')).toEqual(['Start']);
  flowStores('graduate').$draft.set({ first_name: 'A' });
  const { $id, $marks } = flowStores('bachelor');
  $id.set('7');
  $marks.set({ known: { id: '7', number: 'B0000007', amount: 500 }, reviewed: true });
  showApplications();
  expect(shownOn('#applications > a')).toEqual(['B0000007', 'THB 500 left']);
  expect(shownOn('#home-start')).toEqual(['Continue']);
  expect(document.querySelector('#home-start')?.getAttribute('href')).toBe('/en/regisbachelor/payment');
  expect(shownOn('#home-choose')).toEqual(['Another']);
  expect(document.querySelector('#home-choose')?.getAttribute('href')).toBe('#ways');
});
