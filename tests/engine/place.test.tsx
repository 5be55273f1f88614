// @vitest-environment happy-dom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { flowHref, type FlowContext } from '../../src/engine/context.ts';
import { useEntry } from '../../src/engine/entry.ts';
import { stepOf } from '../../src/engine/journey.ts';
import { findPlace, UnknownPlace } from '../../src/engine/place.ts';
import * as ports from '../../src/engine/ports.ts';
import { scholarship } from '../../src/flows/scholarship.ts';
import { fakeServer, offline, refused, type FakeServer } from './fake-server.ts';
import { CAMPAIGN, scholarContext } from './scholarship-context.ts';

let server: FakeServer;
beforeEach(() => {
  vi.restoreAllMocks();
  server = fakeServer();
  vi.spyOn(ports, 'go').mockReturnValue();
});
afterEach(cleanup);

const entryAt = async (context: FlowContext, route: 'scholarship' | 'scholarship.education-loan') => {
  const { result } = renderHook(() => useEntry(context, stepOf(scholarship, route)));
  await waitFor(() => expect(result.current.kind).not.toBe('checking'));
  return result.current;
};
const forget = (context: FlowContext): FlowContext => {
  context.stores.$id.set('');
  return context;
};

describe('what an address names', () => {
  test('is found once and stays with the page; its slug keeps its own storage and addresses', async () => {
    server.on('/scholarship-campaign/star', CAMPAIGN);
    const context = scholarContext();
    expect(context.key).toBe('scholarship:star');
    await Promise.all([findPlace(context), findPlace(context)]);
    await findPlace(context);
    expect(server.seen).toHaveLength(1);
    expect(context.place).toMatchObject({ slug: 'star', campaignId: '401', campaign: { about: ['<p>a</p>'] } });
    expect(flowHref(context, 'scholarship.confirm')).toBe('/en/regisscholarship/star/confirm');
  });

  test('is asked again after a failure, and nothing known is a page that does not exist', async () => {
    const context = scholarContext();
    server.on('/scholarship-campaign/star', offline);
    await expect(findPlace(context)).rejects.toBe(offline);
    server.on('/scholarship-campaign/star', refused(404));
    await expect(findPlace(context)).rejects.toBeInstanceOf(UnknownPlace);
    expect((await entryAt(context, 'scholarship')).kind).toBe('not-found');
  });
});

describe('a page of it', () => {
  beforeEach(() => server.on('/scholarship-campaign/star', CAMPAIGN));

  test('of another slug for the same campaign leads to its own, with the query', async () => {
    server.on('/scholarship-campaign/401', CAMPAIGN);
    await entryAt(scholarContext('/en/regisscholarship/401?utm_source=a'), 'scholarship');
    expect(ports.go).toHaveBeenCalledExactlyOnceWith('/en/regisscholarship/star?utm_source=a', { replace: true });
  });

  test('that takes no applications is closed to the new, and open to who applied before', async () => {
    server.on('/scholarship-campaign/star', { ...CAMPAIGN, open: false });
    server.on('/scholarship-application/7', { id: 7, scholarship_campaign_id: '401' });
    expect((await entryAt(scholarContext(), 'scholarship')).kind).toBe('known');
    expect((await entryAt(forget(scholarContext()), 'scholarship.education-loan')).kind).toBe('closed');
  });

  test('that has changed for an application says so', async () => {
    server.on('/scholarship-application/7', { id: 7, status: 'campaign_changed' });
    expect((await entryAt(scholarContext(), 'scholarship')).kind).toBe('changed');
  });

  test("does not open another campaign's application", async () => {
    server.on('/scholarship-application/7', { id: 7, scholarship_campaign_id: '402' });
    const context = scholarContext();
    expect((await entryAt(context, 'scholarship')).kind).toBe('new');
    expect(context.stores.$id.get()).toBe('');
  });
});
