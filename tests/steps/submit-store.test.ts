// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Step } from '../../src/flows/definition/flow.ts';
import { createSubmitStore, type ReadForm } from '../../src/steps/submit-store.ts';
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
const readForm: ReadForm = async () => Promise.resolve({ typed, values: typed, section: null, application: undefined });

function storeOf(session: TestSession, step: Step = EDUCATION) {
  const { submit, ...store } = createSubmitStore(session, step);
  return { ...store, submit: () => submit(readForm), navigate: session.environment.location.navigate };
}
const ENDED = { kind: 'ended' };
const sent = (method: string, count: number): Promise<void> =>
  vi.waitFor(() => expect(server.count(method)).toBe(count));

beforeEach(() => {
  server = fakeServer();
  typed = { gpax: '3.50' };
});

describe('a submit that the applicant gives up', () => {
  test('a cancelled submit ends at once without a failure, and its late response changes nothing', async () => {
    const patch = deferredReply();
    server.on('/application/7', patch.reply);
    const store = storeOf(applyingSession());
    const submit = store.submit();
    await sent('PATCH', 1);
    store.cancel();
    expect(store.$phase.get()).toBe('idle');
    expect(server.seen.at(-1)?.signal?.aborted).toBe(true);
    patch.answer({});
    expect(await submit).toEqual(ENDED);
    expect([store.$phase.get(), store.$saved.get()]).toEqual(['idle', {}]);
    expect(store.navigate).not.toHaveBeenCalled();
  });

  test('a cancelled submit can be sent again, and has its effect once', async () => {
    server.on('/application/7', deferredReply().reply);
    const store = storeOf(applyingSession());
    const submit = store.submit();
    await sent('PATCH', 1);
    store.cancel();
    await submit;
    server.on('/application/7', {});
    await store.submit();
    expect(store.navigate).toHaveBeenCalledOnce();
    expect(server.seen.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([typed, typed]);
  });

  test('a cancelled submit does not disturb the one after it', async () => {
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
    expect(store.$phase.get()).toBe('sending');
    second.answer({});
    await again;
    expect(store.navigate).toHaveBeenCalledOnce();
  });

  test('a submit cancelled while lists are loaded does not wait for them any more', () => {
    const store = storeOf(applyingSession());
    store.wait();
    expect(store.$phase.get()).toBe('waiting');
    store.cancel();
    expect(store.$phase.get()).toBe('idle');
  });

  test('a submit cancelled between the check and the registration registers nobody', async () => {
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

  test('after a cancelled submit whose registration may have arrived, the next one looks for it before it registers', async () => {
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
    await vi.waitFor(() => expect(store.$phase.get()).toBe('leaving'));
    expect(store.navigate).toHaveBeenCalledExactlyOnceWith('/en/regisbachelor');
    expect(store.$saved.get()).toEqual(typed);
    await store.submit();
    store.wait();
    expect([server.count('PATCH'), store.$phase.get()]).toEqual([1, 'leaving']);
    showAgain();
    expect(await submit).toEqual(ENDED);
    expect(store.$phase.get()).toBe('idle');
    await store.submit();
    expect(server.count('PATCH')).toBe(2);
  });

  test('the applicant may stop waiting for the next page', async () => {
    const session = applyingSession();
    session.environment.location.waitForPageShow.mockReturnValueOnce(new Promise(() => undefined));
    const store = storeOf(session);
    void store.submit();
    await vi.waitFor(() => expect(store.$phase.get()).toBe('leaving'));
    const signal = session.environment.location.waitForPageShow.mock.calls[0]?.[0];
    expect(signal?.aborted).toBe(false);
    store.cancel();
    expect(signal?.aborted).toBe(true);
    expect(store.$phase.get()).toBe('idle');
    await store.submit();
    expect(server.count('PATCH')).toBe(2);
  });

  test('a page that cannot be left is free at once, with the failure', async () => {
    const session = applyingSession();
    const error = new Error('no script');
    const store = storeOf(session);
    store.navigate.mockImplementationOnce(() => {
      throw error;
    });
    expect(await store.submit()).toEqual({ kind: 'failed', failure: { kind: 'refused', error } });
    expect(store.$phase.get()).toBe('idle');
    expect(session.environment.location.waitForPageShow).not.toHaveBeenCalled();
  });
});

test('while a dialog waits for the applicant, no response is waited for', async () => {
  const session = freshSession();
  const store = storeOf(session, bachelor.steps[0]);
  typed = { ...START };
  server.on('/application/check', { exists: true, application_id: '7' });
  const phases: string[] = [];
  session.environment.dialogs.confirmExistingApplication.mockImplementation(async () => {
    phases.push(store.$phase.get());
    return Promise.resolve(true);
  });
  session.environment.dialogs.askForOtp.mockImplementation(async () => {
    phases.push(store.$phase.get());
    return Promise.resolve(false);
  });
  await store.submit();
  expect(phases).toEqual(['asking', 'asking']);
  expect(store.$phase.get()).toBe('idle');
  expect(session.environment.location.waitForPageShow).not.toHaveBeenCalled();
});

describe('the open part of a form', () => {
  const part = ['gpax'];
  const submitPart = (values: typeof typed | undefined) => {
    const read = vi.fn<ReadForm>(async () => Promise.resolve({ typed, values, section: null, application: undefined }));
    return { read, result: createSubmitStore(applyingSession(), EDUCATION).submit(read, part) };
  };

  test('is not sent yet if it is complete', async () => {
    const { read, result } = submitPart(typed);
    expect(await result).toEqual({ kind: 'part-complete' });
    expect(read).toHaveBeenCalledExactlyOnceWith(part);
    expect(server.seen).toEqual([]);
  });

  test('fails in another way than the whole form if it has errors', async () => {
    const { result } = submitPart(undefined);
    expect(await result).toEqual({ kind: 'failed', failure: { kind: 'invalid-part' } });
  });
});

test('documents that could not be loaded fail the submit of their step', async () => {
  const store = storeOf(applyingSession(), { ...EDUCATION, documentsSection: true });
  expect(await store.submit()).toEqual({ kind: 'failed', failure: { kind: 'section-missing' } });
  expect(server.seen).toEqual([]);
});
