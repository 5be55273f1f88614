// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import campaign from '../../../locales/en/campaign.json' with { type: 'json' };
import upload from '../../../locales/en/upload.json' with { type: 'json' };
import { LazyCampaignSummary } from '../../../src/application/ui/LazyCampaignSummary.tsx';
import { interpolate } from '../../../src/lib/interpolate.ts';
import { scholarshipSession } from '../scholarship-session.ts';
import { renderInFlow } from './render-in-flow.tsx';

afterEach(cleanup);

test('a scholarship asks for an ID card or a passport until the applicant has chosen one', async () => {
  const session = scholarshipSession();
  const documents = ['id_card', 'transcript'] as const;
  const about = { name: 'Star', description: [], documents, amount: 200, open: true };
  session.$campaign.set({ ...session.$campaign.get(), campaign: about });
  renderInFlow(session, <LazyCampaignSummary status="ready" />);
  expect(await screen.findByText(interpolate(campaign.documents, { count: '2' }))).toBeTruthy();
  const named = screen.getAllByRole('listitem', { hidden: true }).map((item) => item.textContent);
  expect(named).toEqual([upload.identityKinds.either.title, upload.kinds.transcript]);
});
