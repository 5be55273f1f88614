// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import campaign from '../../../locales/en/campaign.json' with { type: 'json' };
import { stepForRoute } from '../../../src/flows/definition/step-order.ts';
import { CARDS_LIMIT } from '../../../src/config/constants.ts';
import { StepScreen } from '../../../src/steps/ui/StepScreen.tsx';
import { bachelor } from '../../../src/flows/bachelor.ts';
import { deferredReply, fakeServer, type FakeServer } from '../../application/fake-server.ts';
import { applicationOf, applyingSession, freshSession, messages, START } from '../../application/test-session.ts';
import { renderInFlow } from '../../application/ui/render-in-flow.tsx';
import { builtPage, closePage, control, hydrate, press, summary } from './form-page.tsx';

const ROUNDS = '/application/campaign/application';
const OPEN = { id: 1, name: 'Direct', open: true };
const CLOSED = { id: 2, name: 'Portfolio', open: false };
const { everyone, closedRounds, feeName } = messages.fields.prices;
const STEP = stepForRoute(bachelor, 'bachelor.faculty');

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
});
afterEach(() => {
  closePage();
  cleanup();
});

/** Each test has a degree of its own, because answers of lists are used for a minute. */
let count = 0;
const openFaculty = async (rounds: unknown, answers: Readonly<Record<string, string>> = {}): Promise<void> => {
  count += 1;
  server.on(ROUNDS, rounds);
  const session = applyingSession();
  builtPage(session, STEP);
  await hydrate(session, 'loading', STEP);
  await hydrate(session, applicationOf({ ...START, programme_type: `kind-${count}`, ...answers }), STEP);
};
const cards = (): HTMLInputElement[] => screen.queryAllByRole<HTMLInputElement>('radio');
const textOf = (card: Element | undefined): string | undefined =>
  card?.closest('.tile')?.textContent.replace(/\s+/g, ' ');

describe('the rounds', () => {
  test('that are closed are folded while others are open, and cannot be chosen', async () => {
    await openFaculty([CLOSED, OPEN]);
    await waitFor(() => expect(cards().map(textOf)).toEqual([`Direct ${everyone} `]));
    expect(screen.getByText(CLOSED.name).closest('details')?.textContent).toBe(`${closedRounds}${CLOSED.name}`);
    expect(screen.queryByText(campaign.noIntake.title)).toBeNull();
    cleanup();
    closePage();
    await openFaculty([CLOSED]);
    await waitFor(() =>
      expect(cards().map((card) => [textOf(card), card.disabled])).toEqual([[`Portfolio (closed) ${everyone} `, true]]),
    );
  });

  test('that everybody may choose come first, the cheapest first, each with its last day', async () => {
    const rounds = [
      { ...OPEN, id: 5, name: 'Quota', amount: 0, need_referral_code: true },
      { ...OPEN, amount: 500, closes_at: '2027-01-27T16:59:00Z' },
      { ...OPEN, id: 6, name: 'Open house', amount: 0, closes_at: '2026-12-12T16:59:00Z' },
    ];
    await openFaculty(rounds);
    await waitFor(() => expect(cards()).toHaveLength(3));
    expect(cards().map((card) => card.closest('.tile')?.querySelector('.font-semibold')?.textContent.trim())).toEqual([
      'Open house',
      'Direct',
      'Quota',
    ]);
    expect(textOf(cards()[0])).toContain('Free to apply until 12 Dec 2026');
    expect(textOf(cards()[1])).toContain('Apply until 27 Jan 2027');
  });

  test('one that a link has chosen comes first', async () => {
    await openFaculty(
      [
        { ...OPEN, amount: 0 },
        { ...OPEN, id: 3, name: 'Other', amount: 500 },
      ],
      { campaign_id: '3' },
    );
    await waitFor(() => expect(cards().map(({ checked }) => checked)).toEqual([true, false]));
    expect(textOf(cards()[0])).toMatch(/^Other/);
  });

  test('show price, for whom they are and offer before one is chosen; without an amount they claim nothing', async () => {
    const quota = { id: 4, name: 'Quota', amount: 0, need_referral_code: true, best_offer: '<b>A gift</b>' };
    await openFaculty([{ ...OPEN, amount: 500 }, { ...OPEN, id: 3, name: 'Other' }, quota]);
    await waitFor(() => expect(cards()).toHaveLength(3));
    const { free, codeRequired: code } = messages.fields.prices;
    expect(cards().map(textOf)).toEqual([
      `Direct ${everyone} ${feeName} THB 500`,
      `Other ${everyone} `,
      `Quota ${code} ${feeName} ${free}A gift`,
    ]);
    screen.getByRole('radio', { name: /^Direct Open to everyone\s+Application fee THB\s500$/ });
  });

  test('the chosen round is described below its card', async () => {
    await openFaculty([
      { ...OPEN, amount: 500, info_box: '<p>Results in May</p>' },
      { ...OPEN, id: 3, name: 'Other' },
    ]);
    await waitFor(() => expect(cards()).toHaveLength(2));
    expect(screen.queryByText('Results in May')).toBeNull();
    fireEvent.click(screen.getByLabelText(/Direct/));
    const text = await screen.findByText('Results in May');
    expect(text.closest('[id]')?.previousElementSibling).toBe(cards()[0]?.closest('.tile'));
    expect(text.closest('[id]')?.id).toBe(cards()[0]?.getAttribute('aria-describedby'));
    expect(cards().map(({ checked }) => checked)).toEqual([true, false]);
  });

  test('are a native list if they are many', async () => {
    const many = Array.from({ length: CARDS_LIMIT + 1 }, (_, index) => ({
      ...OPEN,
      id: index,
      name: `Round ${index}`,
    }));
    await openFaculty(many);
    await waitFor(() => expect(screen.queryAllByRole('option')).toHaveLength(CARDS_LIMIT + 2));
    expect(cards()).toEqual([]);
  });

  test('the cards of the rounds take the focus of the list that was loading', async () => {
    count += 1;
    const rounds = deferredReply();
    server.on(ROUNDS, rounds.reply);
    const session = applyingSession();
    builtPage(session, STEP);
    await hydrate(session, 'loading', STEP);
    await hydrate(session, applicationOf({ ...START, programme_type: `kind-${count}` }), STEP);
    control('campaign_id').focus();
    await act(async () => {
      rounds.answer([OPEN, CLOSED]);
      await Promise.resolve();
    });
    await waitFor(() => expect(document.activeElement).toBe(cards()[0]));
  });

  test('without a choice are named in the summary, which leads to the first', async () => {
    await openFaculty([OPEN, { ...OPEN, id: 3, name: 'Other' }]);
    await waitFor(() => expect(cards()).toHaveLength(2));
    await press();
    await waitFor(() => expect(summary()).toEqual([messages.fields.required.campaign_id]));
    fireEvent.click(screen.getByRole('link', { name: messages.fields.required.campaign_id }));
    expect(document.activeElement).toBe(cards()[0]);
  });

  test('a chosen round that has closed since has to be chosen again', async () => {
    await openFaculty([OPEN, CLOSED], { campaign_id: '2' });
    await waitFor(() => expect(cards().map(({ checked }) => checked)).toEqual([false]));
  });

  test.each([
    ['there is none', []],
    ['all are closed', [CLOSED]],
  ])('offer a way on when %s', async (_name, rounds) => {
    await openFaculty(rounds);
    await screen.findByText(campaign.noIntake.title);
    screen.getByRole('link', { name: campaign.status });
    expect(screen.queryByText(messages.fields.none)).toBeNull();
  });
});

describe('the first page', () => {
  const openFirstPage = (rounds: unknown): void => {
    window.history.replaceState(null, '', '/en/regisbachelor');
    server.on(ROUNDS, rounds);
    renderInFlow(
      freshSession(),
      <StepScreen route="bachelor" loadDocuments={() => import('../../../src/documents/ui/DocumentsSection.tsx')} />,
    );
  };
  const wasAsked = () => waitFor(() => expect(server.seen.some(({ address }) => address.endsWith(ROUNDS))).toBe(true));

  test('says that no intake is open, and keeps the form', async () => {
    openFirstPage([]);
    await screen.findByText(campaign.noIntake.title);
    expect(control('first_name').disabled).toBe(false);
  });

  test('says nothing while a round is open', async () => {
    openFirstPage([CLOSED, OPEN]);
    await wasAsked();
    expect(screen.queryByText(campaign.noIntake.title)).toBeNull();
  });
});
