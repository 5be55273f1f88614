// @vitest-environment happy-dom
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import campaign from '../../../locales/en/campaign.json' with { type: 'json' };
import upload from '../../../locales/en/upload.json' with { type: 'json' };
import { CampaignSummaryCard } from '../../../src/application/ui/CampaignSummary.tsx';
import { interpolate } from '../../../src/lib/interpolate.ts';
import { LazyCampaignSummary } from '../../../src/application/ui/LazyCampaignSummary.tsx';
import { scholarshipSession } from '../scholarship-session.ts';
import { renderInFlow } from './render-in-flow.tsx';

afterEach(cleanup);

const neededText = (list: string): string => interpolate(campaign.facts.list.sentence, { list });

test('a scholarship asks for an ID card or a passport until the applicant has chosen one', async () => {
  const session = scholarshipSession();
  const documents = ['id_card', 'transcript'] as const;
  const about = { name: 'Star', description: [], documents, amount: 200, open: true };
  session.$campaign.set({ ...session.$campaign.get(), campaign: about });
  const answer = document.createElement('p');
  answer.dataset['answer'] = 'prepare';
  document.body.append(answer);
  renderInFlow(session, <LazyCampaignSummary kind="ready" />);
  const named = `${upload.identityKinds.either.title} and ${upload.kinds.transcript.toLowerCase()}`;
  await waitFor(() => expect(answer.textContent).toBe(neededText(named)));
});

test('names inside a sentence begin small, and abbreviations stay as they are', () => {
  document.body.innerHTML = '<dd data-answer="prepare"></dd>';
  const documents = ['transcript', 'portfolio', 'tcas'] as const;
  const about = { name: 'Star', description: [], documents, amount: 200, open: true };
  const kinds = { ...upload.kinds, tcas: 'TCAS proof' };
  render(<CampaignSummaryCard campaign={about} messages={campaign.facts} kinds={kinds} locale="en" />);
  expect(document.querySelector('dd')?.textContent).toBe(neededText('Transcript, portfolio and TCAS proof'));
});

test.each([
  [200, 'You pay THB\u00A0200 by QR code or card, just before you confirm your application.'],
  [0, campaign.facts.payNothing],
  [null, 'As built'],
])('a fee of %s is told where the page says when to pay', async (amount, text) => {
  const session = scholarshipSession();
  const about = { name: 'Star', description: [], documents: ['id_card'] as const, amount, open: true };
  session.$campaign.set({ ...session.$campaign.get(), campaign: about });
  document.body.innerHTML = '<dd data-answer="prepare"></dd><dd data-answer="pay">As built</dd>';
  renderInFlow(session, <LazyCampaignSummary kind="ready" />);
  const answerOf = (name: string) => document.querySelector(`[data-answer="${name}"]`)?.textContent;
  await waitFor(() => expect(answerOf('prepare')).toBe(neededText(upload.identityKinds.either.title)));
  expect(answerOf('pay')).toBe(text);
});

test('fee and last day are facts of the page, and what follows the promise is among the answers', async () => {
  const session = scholarshipSession();
  const about = {
    name: 'Star',
    description: ['<p>A full scholarship</p>', '<p>By interview</p>'],
    documents: [],
    amount: 200,
    open: true,
    closesAt: '2099-01-11',
  };
  session.$campaign.set({ ...session.$campaign.get(), campaign: about });
  document.body.innerHTML = '<ul id="landing-facts"></ul><div id="more" hidden><dd data-answer="about"></dd></div>';
  renderInFlow(session, <LazyCampaignSummary kind="ready" />);
  const texts = () => [...document.querySelectorAll('#landing-facts > li')].map(({ textContent }) => textContent);
  await waitFor(() =>
    expect(texts()).toEqual([`${campaign.facts.fee} THB\u00A0200`, `${campaign.facts.closes} 11\u00A0Jan 2099`]),
  );
  const more = document.getElementById('more');
  await waitFor(() => expect(more?.hidden).toBe(false));
  expect(more?.textContent).toBe('By interview');
  expect(document.getElementById('campaign')?.textContent).toBe('A full scholarship');
  cleanup();
  expect(texts()).toEqual([]);
});
