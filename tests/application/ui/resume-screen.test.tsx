// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import resume from '../../../locales/en/resume.json' with { type: 'json' };
import { ResumeScreen } from '../../../src/application/ui/ResumeScreen.tsx';
import { freshSession, START, messages, type TestSession } from '../test-session.ts';
import { renderInFlow } from './render-in-flow.tsx';
import { fakeServer, offline, refused, type FakeServer } from '../fake-server.ts';

let server: FakeServer;
let session: TestSession;
beforeEach(() => {
  server = fakeServer();
  session = freshSession();
});
afterEach(cleanup);

/** Opens the page by a link, whose token was already removed from the URL. */
const open = (link: unknown): void => {
  window.history.replaceState({ resume: link }, '', '/en/regisbachelor/continue/-');
  renderInFlow(session, <ResumeScreen />, { ...messages, resume });
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const storedSession = (): unknown => [
  session.stores.$id.get(),
  session.stores.$token.get(),
  session.stores.$draft.get(),
];

test('no call is made before the button is pressed, because mail scanners open links', async () => {
  open({ id: '7', token: 'link-token' });
  await screen.findByRole('button', { name: resume.action });
  expect(server.seen).toEqual([]);
  expect(storedSession()).toEqual(['', '', {}]);
});

test("a press opens the application at its first unfinished step, and clears another application's draft", async () => {
  session.stores.$draft.set({ gpax: '3.50' });
  server.on('/application/7', { id: 7, ...START });
  open({ id: '7', token: 'link-token' });
  await press(resume.action);
  await vi.waitFor(() =>
    expect(session.environment.location.navigate).toHaveBeenCalledWith('/en/regisbachelor/faculty', { replace: true }),
  );
  expect(server.seen.map(({ headers }) => headers['X-Application-Token'])).toEqual(['link-token']);
  expect(storedSession()).toEqual(['7', 'link-token', {}]);
});

test('unsent answers are passed on to the page where the application continues', async () => {
  server.on('/application/7', { id: 7, ...START });
  session.environment.location.carriedFragment.mockReturnValue('#answers=abc');
  open({ id: '7', token: 'link-token' });
  await press(resume.action);
  await vi.waitFor(() =>
    expect(session.environment.location.navigate).toHaveBeenCalledWith('/en/regisbachelor/faculty#answers=abc', {
      replace: true,
    }),
  );
});

test('a link with only a token opens the current application, whose draft stays', async () => {
  session.stores.$id.set('7');
  session.stores.$draft.set({ gpax: '3.50' });
  server.on('/application/7', { id: 7, ...START });
  open({ token: 'link-token' });
  await press(resume.action);
  await vi.waitFor(() => expect(session.environment.location.navigate).toHaveBeenCalledOnce());
  expect(storedSession()).toEqual(['7', 'link-token', { gpax: '3.50' }]);
});

describe('a link that opens nothing', () => {
  test.each([
    ['no link', undefined, resume.invalidLink.title],
    ['only a token, and no current application', { token: 'link-token' }, resume.codeNeeded.title],
  ])(
    'a link that opens nothing (%s) offers recovery by phone, e-mail and code without a call',
    async (_what, link, title) => {
      open(link);
      await press(resume.action);
      expect(await screen.findByText(title)).toBeTruthy();
      expect(server.seen).toEqual([]);
      await press(resume.find);
      await vi.waitFor(() =>
        expect(session.environment.dialogs.askForOtp).toHaveBeenCalledWith(expect.anything(), { reason: 'find' }),
      );
    },
  );

  test.each([{ id: '7', token: '<script>' }, { id: '7' }, {}])(
    'a malformed token is reported at once: %j',
    async (link) => {
      open(link);
      expect(await screen.findByText(resume.invalidLink.title)).toBeTruthy();
      expect(screen.getByRole('button', { name: resume.find })).toBeTruthy();
      expect(screen.queryByText(messages.errors.notFound.title)).toBeNull();
      expect(server.seen).toEqual([]);
    },
  );

  test.each([401, 403, 404])(
    'a link that the server refuses with %i restores the previous application',
    async (status) => {
      session.stores.$id.set('3');
      session.stores.$token.set('own-token');
      server.on('/application/7', refused(status));
      open({ id: '7', token: 'old' });
      await press(resume.action);
      expect(await screen.findByText(resume.invalidLink.title)).toBeTruthy();
      expect(storedSession()).toEqual(['3', 'own-token', {}]);
      expect(session.environment.location.navigate).not.toHaveBeenCalled();
    },
  );
});

test('a link without a token or an id is reported as incomplete', async () => {
  open({ token: '53' });
  await press(resume.action);
  expect((await screen.findByRole('alert')).textContent).toContain('Part of it may be missing');
});

describe("a link to another flow's application", () => {
  test.each([
    ['graduate', {}, '/en/regisgraduate/continue/7/link-token'],
    ['short-course', {}, '/en/regisshortcourse/continue/7/link-token'],
    ['scholarship', { slug: 'merit' }, '/en/regisscholarship/merit/continue/7/link-token'],
  ])('redirects to the pages of %s and stores nothing', async (type, more, path) => {
    session.stores.$id.set('3');
    session.stores.$token.set('own-token');
    session.stores.$draft.set({ gpax: '3.50' });
    server.on('/application/7', { id: 7, type, ...more, ...START });
    open({ id: '7', token: 'link-token' });
    await press(resume.action);
    const { navigate } = session.environment.location;
    await vi.waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith(path, { replace: true }));
    expect(session.environment.dialogs.chooseApplication).not.toHaveBeenCalled();
    expect(storedSession()).toEqual(['3', 'own-token', { gpax: '3.50' }]);
  });

  test.each([{ type: 'bachelor' }, { type: 'scholarship' }, { type: 'doctorate' }, {}])(
    'is opened here unless the server names another flow: %j',
    async (told) => {
      server.on('/application/7', { id: 7, ...told, ...START });
      open({ id: '7', token: 'link-token' });
      await press(resume.action);
      await vi.waitFor(() => expect(storedSession()).toEqual(['7', 'link-token', {}]));
    },
  );
});

test('an unreachable server is not reported as a bad link', async () => {
  server.on('/application/7', offline);
  open({ id: '7', token: 'link-token' });
  await press(resume.action);
  expect(await screen.findByText(messages.errors.call.offline)).toBeTruthy();
  expect(storedSession()).toEqual(['', '', {}]);
  server.on('/application/7', { id: 7 });
  await press(resume.action);
  await vi.waitFor(() => expect(session.environment.location.navigate).toHaveBeenCalledOnce());
});

describe('a browser with another application', () => {
  beforeEach(() => {
    session.stores.$id.set('3');
    session.stores.$token.set('own-token');
    session.stores.$draft.set({ gpax: '3.50' });
    server.on('/application/7', { id: 7, ...START });
    open({ id: '7', token: 'link-token' });
  });
  const { phone, phone_country, email } = START;

  test('asks first, shows the linked contact, and keeps its own application when the question is dismissed', async () => {
    await press(resume.action);
    await vi.waitFor(() =>
      expect(session.environment.dialogs.chooseApplication).toHaveBeenCalledExactlyOnceWith({
        phone,
        phone_country,
        email,
      }),
    );
    await screen.findByRole('button', { name: resume.action });
    expect(server.seen[0]?.headers).toHaveProperty('X-Application-Token', 'link-token');
    expect(storedSession()).toEqual(['3', 'own-token', { gpax: '3.50' }]);
    expect(session.environment.location.navigate).not.toHaveBeenCalled();
  });

  test.each([
    ['linked', ['7', 'link-token', {}], '/en/regisbachelor/faculty'],
    ['current', ['3', 'own-token', { gpax: '3.50' }], '/en/regisbachelor/payment'],
  ] as const)('continues with the %s application if chosen', async (choice, stored, path) => {
    session.environment.dialogs.chooseApplication.mockResolvedValue(choice);
    await press(resume.action);
    await vi.waitFor(() =>
      expect(session.environment.location.navigate).toHaveBeenCalledExactlyOnceWith(path, { replace: true }),
    );
    expect(storedSession()).toEqual(stored);
  });
});
