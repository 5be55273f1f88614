// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest';
import resume from '../../../locales/en/resume.json' with { type: 'json' };
import * as ask from '../../../src/engine/code/ask.ts';
import type { FlowContext } from '../../../src/engine/context.ts';
import * as ports from '../../../src/engine/ports.ts';
import { ResumeScreen } from '../../../src/engine/resume/ResumeScreen.tsx';
import { bachelor } from '../../../src/flows/bachelor.ts';
import { freshContext, START, words } from '../bachelor-context.ts';
import { fakeServer, offline, refused, type FakeServer } from '../fake-server.ts';

vi.mock('../../../src/engine/code/ask.ts');

let server: FakeServer;
let context: FlowContext;
let left: MockInstance<typeof ports.go>;
beforeEach(() => {
  vi.resetAllMocks();
  server = fakeServer();
  context = freshContext();
  left = vi.spyOn(ports, 'go').mockReturnValue();
});
afterEach(cleanup);

/** As by a link, whose token has already left the address. */
const open = (link: unknown): void => {
  window.history.replaceState({ resume: link }, '', '/en/regisbachelor/continue/-');
  render(<ResumeScreen flow={bachelor} locale="en" words={{ ...words, resume }} />);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const kept = (): unknown => [context.stores.$id.get(), context.stores.$token.get(), context.stores.$draft.get()];

test('nothing is called before the button is pressed: mail scanners open links', async () => {
  open({ id: '7', token: 'link-token' });
  await screen.findByRole('button', { name: resume.action });
  expect(server.seen).toEqual([]);
  expect(kept()).toEqual(['', '', {}]);
});

test('a press opens the application at its first gap, and clears the draft of another one', async () => {
  context.stores.$draft.set({ gpax: '3.50' });
  server.on('/application/7', { id: 7, ...START });
  open({ id: '7', token: 'link-token' });
  await press(resume.action);
  await vi.waitFor(() => expect(left).toHaveBeenCalledWith('/en/regisbachelor/faculty', { replace: true }));
  expect(server.seen[0]?.headers).toHaveProperty('X-Application-Token', 'link-token');
  expect(kept()).toEqual(['7', 'link-token', {}]);
});

test('a link with a token alone is of the application this browser holds, whose draft stays', async () => {
  context.stores.$id.set('7');
  context.stores.$draft.set({ gpax: '3.50' });
  server.on('/application/7', { id: 7, ...START });
  open({ token: 'link-token' });
  await press(resume.action);
  await vi.waitFor(() => expect(left).toHaveBeenCalledOnce());
  expect(kept()).toEqual(['7', 'link-token', { gpax: '3.50' }]);
});

describe('a link that opens nothing', () => {
  test.each([
    ['no link', undefined],
    ['a token alone, and no application here', { token: 'link-token' }],
  ])('%s offers the way by phone, e-mail and code without a call', async (_what, link) => {
    open(link);
    await press(resume.action);
    expect(await screen.findByText(resume.badLink.title)).toBeTruthy();
    expect(server.seen).toEqual([]);
    await press(resume.find);
    await vi.waitFor(() => expect(ask.askForCode).toHaveBeenCalledWith(expect.anything(), { reason: 'find' }));
  });

  test('nothing a token can be is no page', async () => {
    open({ id: '7', token: '<script>' });
    expect(await screen.findByText(words.errors.notFound.title)).toBeTruthy();
    expect(server.seen).toEqual([]);
  });

  test.each([401, 403, 404])('one that the server refuses with %i keeps what this browser held', async (status) => {
    context.stores.$id.set('3');
    context.stores.$token.set('mine');
    server.on('/application/7', refused(status));
    open({ id: '7', token: 'old' });
    await press(resume.action);
    expect(await screen.findByText(resume.badLink.title)).toBeTruthy();
    expect(kept()).toEqual(['3', 'mine', {}]);
    expect(left).not.toHaveBeenCalled();
  });
});

test('an unreachable server is no bad link: it is said, and the next press tries again', async () => {
  server.on('/application/7', offline);
  open({ id: '7', token: 'link-token' });
  await press(resume.action);
  expect(await screen.findByText(words.errors.call.offline)).toBeTruthy();
  expect(kept()).toEqual(['', '', {}]);
  server.on('/application/7', { id: 7 });
  await press(resume.action);
  await vi.waitFor(() => expect(left).toHaveBeenCalledOnce());
});
