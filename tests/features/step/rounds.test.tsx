// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import campaign from '../../../locales/en/campaign.json' with { type: 'json' };
import { stepForRoute } from '../../../src/application/step-order.ts';
import { StepScreen } from '../../../src/features/step/StepScreen.tsx';
import { bachelor } from '../../../src/flows/bachelor.ts';
import { fakeServer, type FakeServer } from '../../application/fake-server.ts';
import { applicationOf, applyingSession, freshSession, messages, START } from '../../application/test-session.ts';
import { renderInFlow } from '../shared/render-in-flow.tsx';
import { builtPage, closePage, control, hydrate } from './form-page.tsx';

const ROUNDS = '/application/campaign/application';
const OPEN = { id: 1, name: 'Direct', open: true };
const CLOSED = { id: 2, name: 'Portfolio', open: false };
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
const options = (): HTMLOptionElement[] => [...control('campaign_id').querySelectorAll('option')].slice(1);

describe('the rounds', () => {
  test('that are closed say so and cannot be chosen', async () => {
    await openFaculty([OPEN, CLOSED]);
    await waitFor(() =>
      expect(options().map(({ text, disabled }) => [text, disabled])).toEqual([
        ['Direct', false],
        ['Portfolio (closed)', true],
      ]),
    );
    expect(screen.queryByText(campaign.noIntake.title)).toBeNull();
  });

  test('that was chosen and has closed since has to be chosen anew', async () => {
    await openFaculty([OPEN, CLOSED], { campaign_id: '2' });
    await waitFor(() => expect(options()).toHaveLength(2));
    await waitFor(() => expect(control('campaign_id').value).toBe(''));
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
      <StepScreen
        route="bachelor"
        loadDocuments={() => import('../../../src/features/documents/DocumentsSection.tsx')}
      />,
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
