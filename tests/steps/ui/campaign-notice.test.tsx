// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import campaign from '../../../locales/en/campaign.json' with { type: 'json' };
import { CampaignNotice } from '../../../src/steps/ui/CampaignNotice.tsx';
import { shortCourse } from '../../../src/flows/short-course.ts';
import { applicationOf, applyingSession, type TestSession } from '../../application/test-session.ts';
import { scholarshipSession } from '../../application/scholarship-session.ts';
import { renderInFlow } from '../../application/ui/render-in-flow.tsx';

afterEach(cleanup);

const show = (session: TestSession): void => {
  const application = applicationOf({ status: 'campaign_changed', reason: '200 → 500' });
  renderInFlow(
    session,
    <CampaignNotice access={{ kind: 'campaign-changed', application }} campaignMessages={campaign} />,
  );
  screen.getByText('200 → 500');
};

test('a scholarship that has changed leads to another one', () => {
  show(scholarshipSession());
  screen.getByText(campaign.changed.message);
  screen.getByRole('link', { name: campaign.chooseOther });
  expect(screen.queryByRole('button')).toBeNull();
});

test('a course that has changed does not mention scholarships, and offers a new application', async () => {
  const session = applyingSession(shortCourse);
  show(session);
  expect(screen.getByRole('status').textContent).not.toMatch(/scholarship/i);
  await userEvent.click(screen.getByRole('button', { name: campaign.startNew }));
  expect(session.environment.location.navigate).toHaveBeenCalledExactlyOnceWith('/en/regisshortcourse');
  expect(session.stores.$id.get()).toBe('');
});

test('a cancelled application offers a new one', async () => {
  const session = applyingSession(shortCourse);
  const application = applicationOf({ status: 'cancelled' });
  renderInFlow(session, <CampaignNotice access={{ kind: 'ended', application }} campaignMessages={campaign} />);
  screen.getByText(campaign.cancelled.title);
  await userEvent.click(screen.getByRole('button', { name: campaign.startNew }));
  expect(session.environment.location.navigate).toHaveBeenCalledExactlyOnceWith('/en/regisshortcourse');
});

test('a sent application without a result page leads to the dashboard', () => {
  const application = applicationOf({ status: 'successful' });
  renderInFlow(
    scholarshipSession(),
    <CampaignNotice access={{ kind: 'ended', application }} campaignMessages={campaign} />,
  );
  screen.getByText(campaign.sent.title);
  expect(screen.getByRole('link', { name: campaign.status }).getAttribute('href')).toBe(
    '/en/dashboard/status-checking',
  );
});
