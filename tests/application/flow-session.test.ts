// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest';
import { loadApplication, redirectTo } from '../../src/application/current-application.ts';
import { flowHref } from '../../src/application/flow-session.ts';
import { bachelor } from '../../src/flows/bachelor.ts';
import { scholarship } from '../../src/flows/scholarship.ts';
import { shortCourse } from '../../src/flows/short-course.ts';
import { deferredReply, fakeServer, refused } from './fake-server.ts';
import { applyingSession, freshSession } from './test-session.ts';

describe('the dialogs of a session', () => {
  test('are counted while they wait for the applicant', async () => {
    const session = freshSession();
    const [one, other] = [deferredReply(), deferredReply()];
    session.environment.dialogs.confirmExit.mockImplementation(one.reply as () => Promise<boolean>);
    session.environment.dialogs.confirmNewApplication.mockImplementation(other.reply as () => Promise<boolean>);
    expect(session.$openDialogs.get()).toBe(0);
    const answers = [session.dialogs.confirmExit('draft'), session.dialogs.confirmNewApplication()];
    expect(session.$openDialogs.get()).toBe(2);
    one.answer(true);
    expect(await answers[0]).toBe(true);
    expect(session.$openDialogs.get()).toBe(1);
    other.answer(false);
    expect(await answers[1]).toBe(false);
    expect(session.$openDialogs.get()).toBe(0);
    expect(session.environment.dialogs.confirmExit).toHaveBeenCalledExactlyOnceWith('draft');
  });

  test('are no longer counted when they fail', async () => {
    const session = freshSession();
    session.environment.dialogs.confirmExit.mockRejectedValue(new Error('no dialog'));
    await expect(session.dialogs.confirmExit('draft')).rejects.toThrow('no dialog');
    expect(session.$openDialogs.get()).toBe(0);
  });
});

describe('the campaign of a session', () => {
  test('is none in a flow without campaigns, which stores one application', async () => {
    const server = fakeServer();
    const session = freshSession();
    expect(session.flowKey).toBe('bachelor');
    expect(await session.resolveCampaign()).toEqual({ slug: undefined });
    expect(server.seen).toEqual([]);
  });

  test('is none in a flow with campaigns whose address names none', async () => {
    const server = fakeServer();
    expect(await freshSession(scholarship).resolveCampaign()).toEqual({ slug: undefined });
    expect(server.seen).toEqual([]);
  });

  test('is asked for in the language of the page', async () => {
    const server = fakeServer();
    server.on('/scholarship-campaign/star', { id: 401, name: 'Star' });
    expect(await freshSession(scholarship, { slug: 'star', locale: 'th' }).resolveCampaign()).toMatchObject({
      slug: 'star',
      campaignId: '401',
    });
    expect(server.seen.map(({ headers }) => headers['Accept-Language'])).toEqual(['th']);
  });
});

describe('the address of a page', () => {
  test('names the campaign of the session and carries a query', () => {
    expect(flowHref(freshSession(), 'bachelor.faculty')).toBe('/en/regisbachelor/faculty');
    expect(flowHref(freshSession(), 'bachelor.faculty', { to: 'a b' })).toBe('/en/regisbachelor/faculty?to=a+b');
  });

  test('is told why it is opened, unless it is given answers', () => {
    const session = freshSession();
    const { carriedFragment, navigate } = session.environment.location;
    carriedFragment.mockReturnValue('#answers=A');
    expect(redirectTo(session, 'bachelor')).toEqual({ kind: 'redirecting' });
    redirectTo(session, 'bachelor', { query: { to: 'documents' }, reason: 'unfinished' });
    redirectTo(session, 'bachelor', { reason: 'unfinished', withCarriedAnswers: true });
    expect(navigate.mock.calls).toEqual([
      ['/en/regisbachelor', { replace: true }],
      ['/en/regisbachelor?to=documents#why=unfinished', { replace: true }],
      ['/en/regisbachelor#answers=A', { replace: true }],
    ]);
  });
});

describe('an application that was read', () => {
  afterEach(() => {
    globalThis.earlyResponses = undefined;
  });
  const CONTACT = { phone: '0898765432', phone_country: 'TH', email: 'read@example.com' };

  test('is the one that the page shows, with its number, contact and revision', async () => {
    fakeServer().on('/application/7', { id: 7, application_no: 'B0000007', ...CONTACT });
    const session = applyingSession();
    session.$loadedApplicationId.set(undefined);
    session.stores.$revision.set('5');
    await loadApplication(session);
    expect([session.$loadedApplicationId.get(), session.$applicationNumber.get()]).toEqual(['7', 'B0000007']);
    expect([session.$contact.get(), session.$loadedRevision.get()]).toEqual([CONTACT, '5']);
    expect(session.stores.$marks.get().known).toEqual({ id: '7', number: 'B0000007' });
  });

  test('without a contact leaves the one that is known', async () => {
    fakeServer().on('/application/7', { id: 7 });
    const session = applyingSession();
    await loadApplication(session);
    expect(session.$contact.get()).toMatchObject({ email: 'applicant@example.com' });
    expect(session.$applicationNumber.get()).toBe('7');
  });

  test('is asked for with a query, and not at all if the caller has just read it', async () => {
    const server = fakeServer();
    server.on('/short-course-application/7', { id: 7, first_name: 'A' });
    const session = applyingSession(shortCourse);
    const alreadyRead = await loadApplication(session, { query: { no_payment: '1' } });
    expect(server.seen.map(({ query }) => query)).toEqual([{ no_payment: '1' }]);
    expect(await loadApplication(session, { alreadyRead })).toMatchObject({ id: '7', first_name: 'A' });
    expect(server.seen).toHaveLength(1);
  });

  test('and is not found ends the session; another failure does not', async () => {
    const server = fakeServer();
    server.on('/application/7', refused(400));
    const session = applyingSession();
    await expect(loadApplication(session)).rejects.toMatchObject({ status: 400 });
    expect(session.stores.$id.get()).toBe('7');
    server.on('/application/7', refused(404));
    await expect(loadApplication(session)).rejects.toMatchObject({ status: 404 });
    expect([session.stores.$id.get(), session.stores.$token.get()]).toEqual(['', '']);
  });

  test('and belongs to another campaign is not found', async () => {
    fakeServer().on('/application/7', { id: 7 });
    const session = applyingSession({ ...bachelor, matchesCampaign: () => false });
    await expect(loadApplication(session)).rejects.toMatchObject({ kind: 'http', status: 404 });
    expect(session.stores.$id.get()).toBe('');
  });

  test.each([
    [{}, 1],
    [{ reauthenticate: true }, 1],
    [{ reauthenticate: false }, 0],
  ])('asks for a code when its token is refused, unless that is not wanted: %j', async (options, times) => {
    fakeServer().on('/application/7', refused(401));
    const session = applyingSession();
    await expect(loadApplication(session, options)).rejects.toMatchObject({ status: 401 });
    expect(session.environment.dialogs.askForOtp).toHaveBeenCalledTimes(times);
  });
});
