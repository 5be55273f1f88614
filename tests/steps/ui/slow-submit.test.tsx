// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import formHelp from '../../../locales/en/form-help.json' with { type: 'json' };
import { CallError } from '../../../src/api/errors.ts';
import { SLOW_NOTICE_MS } from '../../../src/config/constants.ts';
import { deferredReply, fakeServer, type FakeServer } from '../../application/fake-server.ts';
import { applyingSession, messages, type TestSession } from '../../application/test-session.ts';
import { builtPage, closePage, control, fillIn, FLOW, GOOD, hydrate, press, summary } from './form-page.tsx';

let session: TestSession;
let server: FakeServer;
const notice = (): string => screen.queryByRole('status')?.textContent ?? '';
const stop = (): HTMLElement => screen.getByRole('button', { name: formHelp.slow.stop });
const pass = (milliseconds: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });
/** The notice and its words are loaded when they are needed. */
const noticeAppears = (): Promise<void> => vi.waitFor(() => expect(notice()).toBe(formHelp.slow.text), 5000);
const sentTimes = (count: number): Promise<void> => vi.waitFor(() => expect(server.count('PATCH')).toBe(count));

beforeEach(async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  window.history.replaceState(null, '', '/en/regisbachelor/education');
  session = applyingSession(FLOW);
  server = fakeServer();
  builtPage(session);
  fillIn(GOOD);
  await hydrate(session);
});
afterEach(() => {
  closePage();
  vi.useRealTimers();
});

describe('a submit to which the server does not respond', () => {
  test('an unanswered submit is said to be slow, not at once', async () => {
    server.on('/application/7', deferredReply().reply);
    await press();
    await sentTimes(1);
    await pass(SLOW_NOTICE_MS / 2);
    expect(screen.queryByText(formHelp.slow.text)).toBeNull();
    await pass(SLOW_NOTICE_MS / 2);
    await noticeAppears();
    expect(stop().getAttribute('type')).toBe('button');
  });

  test('a submit that a busy service puts off is tried again at the time that the notice names', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    server.on('/application/7', new CallError({ kind: 'http', status: 503, retryAfter: 20 }));
    await press();
    await sentTimes(1);
    await pass(SLOW_NOTICE_MS);
    const [before = ''] = formHelp.busy.text.split('{{');
    await vi.waitFor(() => expect(notice()).toContain(before), 5000);
    expect(notice()).not.toContain('{{');
    // The zone of the unit tests is another one (tests/time-zone.ts).
    const [since = ''] = /\d+:\d\d:\d\d/.exec(notice()) ?? [];
    expect(since.split(':')[0]).toBe(String((new Date().getUTCHours() + 7) % 24).padStart(2, '0'));
    server.on('/application/7', {});
    await pass(20_000);
    await vi.waitFor(() => expect(session.environment.location.navigate).toHaveBeenCalledOnce());
    expect(server.count('PATCH')).toBe(2);
  });

  test('an unanswered submit can be given up: the form is as before, the focus at its button, and the next press sends', async () => {
    server.on('/application/7', deferredReply().reply);
    await press();
    await pass(SLOW_NOTICE_MS);
    await noticeAppears();
    act(() => stop().click());
    expect(notice()).toBe('');
    expect(summary()).toEqual([]);
    expect(control('first_name').value).toBe(GOOD.first_name);
    const button = screen.getByRole('button', { name: messages.flow.continue });
    expect(button.getAttribute('aria-disabled')).toBeNull();
    expect(document.activeElement).toBe(button);
    server.on('/application/7', {});
    await press();
    await vi.waitFor(() => expect(session.environment.location.navigate).toHaveBeenCalledOnce());
    expect(server.count('PATCH')).toBe(2);
  });

  test('a slow submit whose response comes after all goes on, and the notice is gone', async () => {
    const patch = deferredReply();
    server.on('/application/7', patch.reply);
    await press();
    await pass(SLOW_NOTICE_MS);
    await noticeAppears();
    await act(async () => {
      patch.answer({});
      await vi.waitFor(() => expect(session.environment.location.navigate).toHaveBeenCalledOnce());
    });
    expect(notice()).toBe('');
  });

  test('a submit keeps the fields as they were sent while the next page is slow to open, until it is given up', async () => {
    session.environment.location.waitForPageShow.mockReturnValueOnce(new Promise(() => undefined));
    const isInert = (): boolean => control('first_name').closest('[inert]') !== null;
    const button = (): HTMLElement => screen.getByRole('button', { name: messages.flow.saving });
    expect(isInert()).toBe(false);
    await press();
    await vi.waitFor(() => expect(isInert()).toBe(true));
    expect(session.environment.location.navigate).toHaveBeenCalledOnce();
    expect(button().getAttribute('aria-busy')).toBe('true');
    expect(button().closest('[inert]')).toBeNull();
    await pass(SLOW_NOTICE_MS);
    await noticeAppears();
    act(() => stop().click());
    expect(isInert()).toBe(false);
    fireEvent.input(control('first_name'), { target: { value: 'สมหญิง' } });
    await press();
    await sentTimes(2);
    expect(server.seen.filter(({ method }) => method === 'PATCH').at(-1)?.body).toMatchObject({ first_name: 'สมหญิง' });
  });
});
