// @vitest-environment happy-dom
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import upload from '../../../locales/en/upload.json' with { type: 'json' };
import { LazyCampaignSummary } from '../../../src/application/ui/LazyCampaignSummary.tsx';
import { scholarshipSession } from '../scholarship-session.ts';
import { renderInFlow } from './render-in-flow.tsx';

afterEach(cleanup);

test('a scholarship asks for an ID card or a passport until the applicant has chosen one', async () => {
  const session = scholarshipSession();
  const documents = ['id_card', 'transcript'] as const;
  const about = { name: 'Star', description: [], documents, amount: 200, open: true };
  session.$campaign.set({ ...session.$campaign.get(), campaign: about });
  const answer = document.createElement('p');
  answer.dataset['answer'] = 'prepare';
  document.body.append(answer);
  renderInFlow(session, <LazyCampaignSummary status="ready" />);
  const named = [upload.identityKinds.either.title, upload.kinds.transcript].join(', ');
  await waitFor(() => expect(answer.textContent).toBe(named));
});
