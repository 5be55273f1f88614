// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { flowHref } from '../../src/application/flow-session.ts';
import { enterStep, type StepAccess } from '../../src/steps/step-guard.ts';
import { stepForRoute } from '../../src/flows/definition/step-order.ts';
import { CampaignNotFound } from '../../src/flows/definition/campaign-context.ts';
import { scholarship } from '../../src/flows/scholarship.ts';
import { fakeServer, offline, refused, type FakeServer } from './fake-server.ts';
import { CAMPAIGN, scholarshipSession } from './scholarship-session.ts';
import type { TestSession } from './test-session.ts';

let server: FakeServer;
beforeEach(() => {
  vi.restoreAllMocks();
  server = fakeServer();
});

const accessTo = (session: TestSession, route: 'scholarship' | 'scholarship.education-loan'): Promise<StepAccess> =>
  enterStep(session, stepForRoute(scholarship, route), true);
const forget = (session: TestSession): TestSession => {
  session.stores.$id.set('');
  return session;
};

describe('the campaign of a URL', () => {
  test('is loaded once per page; its slug has storage and URLs of its own', async () => {
    server.on('/scholarship-campaign/star', CAMPAIGN);
    const session = scholarshipSession();
    expect(session.flowKey).toBe('scholarship:star');
    await Promise.all([session.resolveCampaign(), session.resolveCampaign()]);
    await session.resolveCampaign();
    expect(server.seen).toHaveLength(1);
    expect(session.$campaign.get()).toMatchObject({
      slug: 'star',
      campaignId: '401',
      campaign: { description: ['<p>a</p>'] },
    });
    expect(flowHref(session, 'scholarship.confirm')).toBe('/en/regisscholarship/star/confirm');
  });

  test('is requested again after a failure, and an unknown one shows the not-found page', async () => {
    const session = scholarshipSession();
    server.on('/scholarship-campaign/star', offline);
    await expect(session.resolveCampaign()).rejects.toEqual(offline);
    server.on('/scholarship-campaign/star', refused(404));
    await expect(session.resolveCampaign()).rejects.toBeInstanceOf(CampaignNotFound);
    expect((await accessTo(session, 'scholarship')).kind).toBe('not-found');
  });
});

describe('a page of a campaign', () => {
  beforeEach(() => server.on('/scholarship-campaign/star', CAMPAIGN));

  test('a page with another name of the campaign redirects to its slug, with the query', async () => {
    server.on('/scholarship-campaign/401', CAMPAIGN);
    const session = scholarshipSession('/en/regisscholarship/401?utm_source=a');
    await accessTo(session, 'scholarship');
    expect(session.environment.location.navigate).toHaveBeenCalledExactlyOnceWith(
      '/en/regisscholarship/star?utm_source=a',
      {
        replace: true,
      },
    );
  });

  test('a closed campaign accepts no new applications, but existing ones continue', async () => {
    server.on('/scholarship-campaign/star', { ...CAMPAIGN, open: false });
    server.on('/scholarship-application/7', { id: 7, scholarship_campaign_id: '401' });
    expect((await accessTo(scholarshipSession(), 'scholarship')).kind).toBe('known');
    expect((await accessTo(forget(scholarshipSession()), 'scholarship.education-loan')).kind).toBe('campaign-closed');
  });

  test('a changed campaign is reported to an existing application', async () => {
    server.on('/scholarship-application/7', { id: 7, status: 'campaign_changed' });
    expect((await accessTo(scholarshipSession(), 'scholarship')).kind).toBe('campaign-changed');
  });

  test("does not open another campaign's application", async () => {
    server.on('/scholarship-application/7', { id: 7, scholarship_campaign_id: '402' });
    const session = scholarshipSession();
    expect((await accessTo(session, 'scholarship')).kind).toBe('new');
    expect(session.stores.$id.get()).toBe('');
  });
});
