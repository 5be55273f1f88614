// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import resume from '../../../locales/en/resume.json' with { type: 'json' };
import { ResumeScreen } from '../../../src/application/ui/ResumeScreen.tsx';
import { freshSession, START, messages, type TestSession } from '../test-session.ts';
import { renderInFlow } from './render-in-flow.tsx';
import { fakeServer, offline, type FakeServer } from '../fake-server.ts';

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

test('two presses in one tick open the application once', async () => {
  server.on('/application/7', { id: 7, ...START });
  open({ id: '7', token: 'link-token' });
  const button = screen.getByRole('button', { name: resume.action });
  act(() => {
    button.click();
    button.click();
  });
  await vi.waitFor(() => expect(session.environment.location.navigate).toHaveBeenCalledOnce());
  expect(server.seen).toHaveLength(1);
});

describe('a link that opens nothing', () => {
  test.each([
    ['no link', undefined, resume.invalidLink.title],
    ['only a token, and no current application', { token: 'link-token' }, resume.codeNeeded.title],
  ])('offers recovery by phone, e-mail and code without a call: %s', async (_what, link, title) => {
    open(link);
    await press(resume.action);
    expect(await screen.findByText(title)).toBeTruthy();
    expect(server.seen).toEqual([]);
    await press(resume.find);
    await vi.waitFor(() =>
      expect(session.environment.dialogs.askForOtp).toHaveBeenCalledWith(expect.anything(), { reason: 'find' }),
    );
  });

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
});

test('a link without a token or an id is reported as incomplete', async () => {
  open({ token: '53' });
  await press(resume.action);
  expect((await screen.findByRole('alert')).textContent).toContain('Part of it may be missing');
});

test('an unreachable server is no bad link: it is said, and the next press tries again', async () => {
  server.on('/application/7', offline);
  open({ id: '7', token: 'link-token' });
  await press(resume.action);
  expect(await screen.findByText(messages.errors.call.offline)).toBeTruthy();
  expect(storedSession()).toEqual(['', '', {}]);
  server.on('/application/7', { id: 7 });
  await press(resume.action);
  await vi.waitFor(() => expect(session.environment.location.navigate).toHaveBeenCalledOnce());
});
