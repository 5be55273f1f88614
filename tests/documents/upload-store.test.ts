import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { FlowSession } from '../../src/application/flow-session.ts';
import { documentsMissing, loadDocuments } from '../../src/application/document-requirements.ts';
import { createUploadStore } from '../../src/documents/upload-store.ts';
import { DRAFT_SAVE_MS } from '../../src/config/constants.ts';
import type { DocumentRequirement } from '../../src/model/lookup.ts';
import { application, documentsSession, fakeDocumentsApi, QUESTION } from './fake-documents-api.ts';
import { fileOf, heic, jpeg, pdf } from './sample-files.ts';

const scan = fileOf(pdf(), 'scan.pdf');
const ports = { toUprightJpeg: () => Promise.resolve(new Blob([jpeg()], { type: 'image/jpeg' })) };

let api: ReturnType<typeof fakeDocumentsApi>;
beforeEach(() => {
  api = fakeDocumentsApi();
});

async function opened(
  requirements: readonly DocumentRequirement[] = [],
  session: FlowSession = documentsSession(requirements),
) {
  const store = createUploadStore(session, ports, await loadDocuments(session, application));
  return { session, store };
}

describe('the documents of an application', () => {
  test('block the step until the server has received what is required', async () => {
    const { store } = await opened([{ type: 'transcript', required: true }]);
    expect(store.$blockers.get()).toEqual([{ kind: 'transcript', reason: 'missing' }]);
    expect(await store.submit()).toBe(false);
    await store.add('transcript', scan);
    expect(store.$blockers.get()).toEqual([{ kind: 'transcript', reason: 'uploading' }]);
    await vi.waitFor(() => expect(store.$blockers.get()).toEqual([]));
    expect(await store.submit()).toBe(true);
    expect(api.files).toMatchObject([{ type: 'transcript', name: 'scan.pdf' }]);
  });

  test('count under the kind that they were sent as where the server names none, also on the next page', async () => {
    api.namesKinds = false;
    const requirements = [{ type: 'transcript', required: true }] as const;
    const { store, session } = await opened(requirements);
    await store.add('transcript', scan);
    await vi.waitFor(() => expect(store.$blockers.get()).toEqual([]));
    await vi.waitFor(() => expect(store.$files.get()).toMatchObject([{ type: 'transcript' }]));
    expect(documentsMissing(await loadDocuments(session, application))).toEqual([]);
    // Another browser does not know what the file is.
    expect(documentsMissing(await loadDocuments(documentsSession(requirements), application))).toHaveLength(1);
  });

  test('do not count while they are being deleted', async () => {
    api.files = [{ id: '1', type: 'transcript', name: 'scan.pdf', size: 1 }];
    const { store } = await opened([{ type: 'transcript', required: true }]);
    const answer = api.holdAnswer();
    const removed = store.remove('1');
    expect(store.$blockers.get()).toEqual([{ kind: 'transcript', reason: 'removing' }]);
    expect(await store.submit()).toBe(false);
    expect(store.$submit.get()).toMatchObject({ status: 'idle', stops: 1 });
    answer();
    await removed;
    expect(store.$blockers.get()).toEqual([{ kind: 'transcript', reason: 'missing' }]);
  });

  test('count again when they could not be deleted', async () => {
    api.files = [{ id: '1', type: 'transcript', name: 'scan.pdf', size: 1 }];
    const { store } = await opened([{ type: 'transcript', required: true }]);
    api.interruption = { status: 422, body: { errors: {} } };
    await store.remove('1');
    expect(store.$blockers.get()).toEqual([]);
    expect(await store.submit()).toBe(true);
  });

  test('keep the applicant on the step when one is chosen while the answers are being sent', async () => {
    api.questions = [QUESTION];
    const { store } = await opened([{ type: 'portfolio', required: false }]);
    store.questions.answer('5', 'M');
    const answer = api.holdAnswer();
    const submitted = store.submit();
    await vi.waitFor(() => expect(api.saved).toHaveLength(1));
    api.stallAt = 40;
    await store.add('portfolio', scan);
    answer();
    expect(await submitted).toBe(false);
    expect(store.$submit.get()).toEqual({ status: 'idle', stops: 1, failure: undefined });
    expect(store.$blockers.get()).toEqual([{ kind: 'portfolio', reason: 'uploading' }]);
    store.cancel('portfolio');
    expect(await store.submit()).toBe(true);
  });

  test('are sent as the JPEG that the browser made of them', async () => {
    const { store } = await opened();
    await store.add('portfolio', fileOf(heic(), 'IMG_1.HEIC'));
    await vi.waitFor(() => expect(store.$documents.get()).toEqual([{ type: 'portfolio', required: false }]));
    expect(api.files).toMatchObject([{ name: 'IMG_1.jpg', size: jpeg().length }]);
  });

  test('are not looked for with another application than the one shown', async () => {
    const { session, store } = await opened([{ type: 'transcript', required: true }]);
    session.$loadedApplicationId.set(session.stores.$id.get());
    api.files = [{ id: '1', type: 'transcript', name: 'b.pdf', size: 1 }];
    session.stores.$id.set('8');
    await store.refresh().catch(() => undefined);
    expect(store.$blockers.get()).toEqual([{ kind: 'transcript', reason: 'missing' }]);
  });

  test('are not sent without a token; the file stays, and the reason is the session', async () => {
    const { session, store } = await opened();
    session.stores.$token.set('');
    await store.add('portfolio', scan);
    await vi.waitFor(() =>
      expect(store.$uploadStates.get().portfolio).toMatchObject({ state: 'failed', failure: { reason: 'session' } }),
    );
    expect(api.uploads).toBe(0);
  });
});

describe('the answers to the questions', () => {
  beforeEach(() => {
    api.questions = [QUESTION];
  });

  test('are saved once by two submits at the same time', async () => {
    const { store } = await opened();
    store.questions.answer('5', 'M');
    expect(await Promise.all([store.submit(), store.submit()])).toEqual([true, false]);
    expect(api.saved).toEqual([{ '5': 'M' }]);
  });

  test('are no draft any more once they are saved, nor when another application is current', async () => {
    const { session, store } = await opened();
    store.questions.answer('5', 'M');
    await store.submit();
    store.questions.saveDraft();
    expect(session.stores.$draft.get()).toEqual({});
    store.questions.answer('5', 'L');
    session.$loadedApplicationId.set('7');
    session.stores.$id.set('8');
    store.questions.saveDraft();
    expect(session.stores.$draft.get()).toEqual({});
  });

  test('are looked up when no answer came to saving them', async () => {
    const { store } = await opened();
    store.questions.answer('5', 'M');
    api.questions = [{ ...QUESTION, response: 'M' }];
    api.interruption = 'offline';
    expect(await store.submit()).toBe(true);
    expect(api.saved).toEqual([]);
  });

  test('keep the applicant on the step when they are not found there', async () => {
    const { store, session } = await opened();
    store.questions.answer('5', 'M');
    store.questions.saveDraft();
    api.interruption = 'offline';
    expect(await store.submit()).toBe(false);
    expect(store.$submit.get()).toMatchObject({ stops: 1, failure: { error: { kind: 'offline' }, otherMessages: [] } });
    expect(session.stores.$draft.get()).toEqual({ custom_5: 'M' });
  });

  test('are not taken for saved because the list of questions is empty', async () => {
    const { store } = await opened();
    store.questions.answer('5', 'M');
    api.questions = [];
    api.interruption = 'offline';
    expect(await store.submit()).toBe(false);
  });

  test('are a draft after a pause, or at once when the page is left', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { store, session } = await opened();
    const { $draft } = session.stores;
    store.questions.answer('5', 'M');
    vi.advanceTimersByTime(DRAFT_SAVE_MS - 1);
    expect($draft.get()).toEqual({});
    vi.advanceTimersByTime(1);
    expect($draft.get()).toEqual({ custom_5: 'M' });
    store.questions.answer('5', 'L');
    store.questions.saveDraft();
    expect($draft.get()).toEqual({ custom_5: 'L' });
    vi.useRealTimers();
  });

  test('show errors once they were checked, and then while typing', async () => {
    const { store } = await opened();
    const { $errors, answer } = store.questions;
    answer('5', '');
    expect($errors.get()).toEqual({});
    expect(store.check()).toBe(false);
    expect($errors.get()).toEqual({ '5': { kind: 'required', missing: 'text' } });
    answer('5', 'M');
    expect($errors.get()['5']).toBeUndefined();
  });
});
