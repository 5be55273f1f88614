// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Step } from '../../src/flows/definition/flow.ts';
import { createSubmitStore, type SubmitStore } from '../../src/steps/submit-step.ts';
import type { SubmittedForm } from '../../src/steps/submitted-form.ts';
import { bachelor } from '../../src/flows/bachelor.ts';
import { deferredReply, fakeServer, type FakeServer } from '../application/fake-server.ts';
import { applyingSession, freshSession, START, type TestSession } from '../application/test-session.ts';

const EDUCATION: Step = {
  name: 'education',
  route: 'bachelor.education',
  save: 'answers',
  fields: [{ kind: 'text', name: 'gpax', rule: 'gpax' }],
};

let server: FakeServer;
let typed: Record<string, string>;
let isLoading: boolean;
const onSaved = vi.fn<SubmittedForm['onSaved']>(async () => Promise.resolve());
const showFieldErrors = vi.fn<SubmittedForm['showFieldErrors']>(() => []);

const storeOf = (session: TestSession, step: Step = EDUCATION): SubmitStore =>
  createSubmitStore(session, step, {
    isLoading: () => isLoading,
    validate: async () => Promise.resolve(typed),
    showFieldErrors,
    section: () => null,
    application: () => undefined,
    onSaved,
  });
const sent = (method: string, count: number): Promise<void> =>
  vi.waitFor(() => expect(server.count(method)).toBe(count));

beforeEach(() => {
  server = fakeServer();
  typed = { gpax: '3.50' };
  isLoading = false;
  onSaved.mockClear();
  showFieldErrors.mockClear();
});

describe('a submit that the applicant gives up', () => {
  test('ends at once without a failure, and its late answer changes nothing', async () => {
    const patch = deferredReply();
    server.on('/application/7', patch.reply);
    const store = storeOf(applyingSession());
    const submit = store.submit();
    await sent('PATCH', 1);
    store.cancel();
    expect(store.$state.get()).toEqual({ phase: 'idle', attempt: 0, failure: undefined });
    expect(server.seen.at(-1)?.signal?.aborted).toBe(true);
    patch.answer({});
    await submit;
    expect(store.$state.get()).toEqual({ phase: 'idle', attempt: 0, failure: undefined });
    expect(onSaved).not.toHaveBeenCalled();
    expect(showFieldErrors).not.toHaveBeenCalled();
  });

  test('can be sent again, with the same effect once', async () => {
    server.on('/application/7', deferredReply().reply);
    const store = storeOf(applyingSession());
    const submit = store.submit();
    await sent('PATCH', 1);
    store.cancel();
    await submit;
    server.on('/application/7', {});
    await store.submit();
    expect(onSaved).toHaveBeenCalledOnce();
    expect(server.seen.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([typed, typed]);
  });

  test('does not disturb the one after it', async () => {
    const [first, second] = [deferredReply(), deferredReply()];
    server.on('/application/7', first.reply);
    const store = storeOf(applyingSession());
    const submit = store.submit();
    await sent('PATCH', 1);
    store.cancel();
    server.on('/application/7', second.reply);
    const again = store.submit();
    await submit;
    await sent('PATCH', 2);
    expect(store.$state.get().phase).toBe('sending');
    second.answer({});
    await again;
    expect(onSaved).toHaveBeenCalledOnce();
  });

  test('while lists are loaded is not sent when they are there', async () => {
    isLoading = true;
    const store = storeOf(applyingSession());
    await store.submit();
    expect(store.$state.get().phase).toBe('waiting');
    store.cancel();
    expect(store.$state.get().phase).toBe('idle');
    expect(server.seen).toEqual([]);
  });

  test('between the check and the registration registers nobody', async () => {
    const check = deferredReply();
    server.on('/application/check', check.reply);
    const store = storeOf(freshSession(), bachelor.steps[0]);
    typed = { ...START };
    const submit = store.submit();
    await vi.waitFor(() => expect(server.seen.some(({ address }) => address.endsWith('/check'))).toBe(true));
    store.cancel();
    check.answer({ exists: false });
    await submit;
    expect(server.count('POST')).toBe(0);
  });

  test('whose registration may have arrived looks for it before it registers', async () => {
    const session = freshSession();
    const store = storeOf(session, bachelor.steps[0]);
    typed = { ...START };
    server.on('/application/check', { exists: false });
    server.on('/application/initial', deferredReply().reply);
    const submit = store.submit();
    await sent('POST', 1);
    store.cancel();
    await submit;
    server.on('/application/check', { exists: true, application_id: '7' });
    await store.submit();
    expect(session.environment.dialogs.confirmExistingApplication).toHaveBeenCalledOnce();
    expect(server.count('POST')).toBe(1);
  });
});

describe('after the answers are saved', () => {
  test('nothing can be sent until the page is shown again', async () => {
    const session = applyingSession();
    let showAgain = (): void => undefined;
    const shown = new Promise<void>((resolve) => {
      showAgain = resolve;
    });
    session.environment.location.waitForPageShow.mockReturnValueOnce(shown);
    const store = storeOf(session);
    const submit = store.submit();
    await vi.waitFor(() => expect(store.$state.get().phase).toBe('leaving'));
    expect(onSaved).toHaveBeenCalledOnce();
    await store.submit();
    expect(server.count('PATCH')).toBe(1);
    showAgain();
    await submit;
    expect(store.$state.get()).toEqual({ phase: 'idle', attempt: 0, failure: undefined });
    await store.submit();
    expect(server.count('PATCH')).toBe(2);
  });

  test('the applicant may stop waiting for the next page', async () => {
    const session = applyingSession();
    session.environment.location.waitForPageShow.mockReturnValueOnce(new Promise(() => undefined));
    const store = storeOf(session);
    void store.submit();
    await vi.waitFor(() => expect(store.$state.get().phase).toBe('leaving'));
    const signal = session.environment.location.waitForPageShow.mock.calls[0]?.[0];
    expect(signal?.aborted).toBe(false);
    store.cancel();
    expect(signal?.aborted).toBe(true);
    expect(store.$state.get().phase).toBe('idle');
    await store.submit();
    expect(server.count('PATCH')).toBe(2);
  });

  test('a page that cannot be left is free at once, with the failure', async () => {
    const session = applyingSession();
    onSaved.mockRejectedValueOnce(new Error('no script'));
    const store = storeOf(session);
    await store.submit();
    expect(store.$state.get()).toMatchObject({ phase: 'idle', attempt: 1, failure: { kind: 'refused' } });
    expect(session.environment.location.waitForPageShow).not.toHaveBeenCalled();
  });
});

test('while a dialog waits for the applicant, no answer of the server is waited for', async () => {
  const session = freshSession();
  const store = storeOf(session, bachelor.steps[0]);
  typed = { ...START };
  server.on('/application/check', { exists: true, application_id: '7' });
  const phases: string[] = [];
  session.environment.dialogs.confirmExistingApplication.mockImplementation(async () => {
    phases.push(store.$state.get().phase);
    return Promise.resolve(true);
  });
  session.environment.dialogs.askForOtp.mockImplementation(async () => {
    phases.push(store.$state.get().phase);
    return Promise.resolve(false);
  });
  await store.submit();
  expect(phases).toEqual(['asking', 'asking']);
  expect(store.$state.get().phase).toBe('idle');
  expect(session.environment.location.waitForPageShow).not.toHaveBeenCalled();
});
