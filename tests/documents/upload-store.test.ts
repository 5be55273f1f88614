import { beforeEach, describe, expect, test, vi } from 'vitest';
import { IN_BACKGROUND } from '../../src/documents/upload-queue.ts';
import type { FlowSession } from '../../src/application/flow-session.ts';
import { missingDocuments, loadDocuments } from '../../src/application/document-requirements.ts';
import { createUploadStore } from '../../src/documents/upload-store.ts';
import { DRAFT_SAVE_MS } from '../../src/config/constants.ts';
import type { DocumentRequirement } from '../../src/model/lookup.ts';
import { application, documentsSession, fakeDocumentsApi, QUESTION } from './fake-documents-api.ts';
import { bytesOf, fileOf, jpeg, pdf } from './sample-files.ts';

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
  const store = createUploadStore(session, ports, await loadDocuments(session, application), application);
  return { session, store };
}

describe('the documents of an application', () => {
  test('block the step until the server has received what is required', async () => {
    const { store } = await opened([{ type: 'transcript', required: true }]);
    expect(store.$blockers.get()).toEqual([{ kind: 'transcript', reason: 'missing' }]);
    expect(await store.submit()).toBe(false);
    await store.replaceWith('transcript', scan);
    expect(store.$blockers.get()).toEqual([{ kind: 'transcript', reason: 'uploading' }]);
    await vi.waitFor(() => expect(store.$blockers.get()).toEqual([]));
    expect(await store.submit()).toBe(true);
    expect(api.files).toMatchObject([{ type: 'transcript', name: 'scan.pdf' }]);
  });

  test('count under the kind that they were sent as if the server names none, also on the next page', async () => {
    api.namesKinds = false;
    const requirements = [{ type: 'transcript', required: true }] as const;
    const { store, session } = await opened(requirements);
    await store.replaceWith('transcript', scan);
    await vi.waitFor(() => expect(store.$blockers.get()).toEqual([]));
    await vi.waitFor(() => expect(store.$files.get()).toMatchObject([{ type: 'transcript' }]));
    expect(missingDocuments(await loadDocuments(session, application))).toEqual([]);
    // Another browser does not know what the file is.
    expect(missingDocuments(await loadDocuments(documentsSession(requirements), application))).toHaveLength(1);
  });

  test('do not count while they are being deleted', async () => {
    api.files = [{ id: '1', type: 'transcript', name: 'scan.pdf', size: 1 }];
    const { store } = await opened([{ type: 'transcript', required: true }]);
    const answer = api.holdAnswer();
    const removed = store.remove('1');
    expect(store.$blockers.get()).toEqual([{ kind: 'transcript', reason: 'removing' }]);
    expect(await store.submit()).toBe(false);
    expect(store.$submit.get()).toMatchObject({ kind: 'idle', stops: 1 });
    answer();
    await removed;
    expect(store.$blockers.get()).toEqual([{ kind: 'transcript', reason: 'missing' }]);
  });

  test('keep the applicant on the step if one is chosen while the answers are being sent', async () => {
    api.questions = [QUESTION];
    const { store } = await opened([{ type: 'portfolio', required: false }]);
    store.questions.answer('5', 'M');
    const answer = api.holdAnswer();
    const submitted = store.submit();
    await vi.waitFor(() => expect(api.saved).toHaveLength(1));
    api.stallAt = 40;
    await store.replaceWith('portfolio', scan);
    answer();
    expect(await submitted).toBe(false);
    expect(store.$submit.get()).toEqual({ kind: 'idle', stops: 1, failure: undefined });
    expect(store.$blockers.get()).toEqual([{ kind: 'portfolio', reason: 'uploading' }]);
    store.cancel('portfolio');
    expect(await store.submit()).toBe(true);
  });

  test('that are pictures wait until the applicant has covered them, unlike other files', async () => {
    const { store } = await opened([{ type: 'transcript', required: true }]);
    const [one, two, covered] = ['1.jpg', '2.jpg', '2.jpg'].map((name) => fileOf(jpeg(), name, 'image/jpeg'));
    if (!one || !two || !covered) throw new Error('no files');
    store.choose('transcript', [one, scan, two]);
    await vi.waitFor(() => expect(api.files).toHaveLength(1));
    expect(store.$blockers.get()).toEqual([{ kind: 'transcript', reason: 'undecided' }]);
    expect(await store.submit()).toBe(false);
    expect(store.replaceUndecided('transcript', two, covered)).toBe(true);
    store.dropUndecided('transcript', one);
    expect(store.$undecided.get().transcript).toEqual([covered]);
    expect(store.replaceUndecided('transcript', one, covered)).toBe(false);
    const again = fileOf(jpeg(), '2.jpg', 'image/jpeg');
    store.replaceUndecided('transcript', covered, again);
    // What is edited again begins with what was chosen, so that nothing is covered twice.
    expect([covered, again, one].map(store.originalOf)).toEqual([two, two, one]);
    store.choose('transcript', [one]);
    store.sendUndecided('transcript', again);
    await vi.waitFor(() => expect(api.files.map(({ name }) => name)).toEqual(['scan.pdf', '2.jpg']));
    expect(store.$undecided.get().transcript).toEqual([one]);
    store.sendUndecided('transcript');
    await vi.waitFor(() => expect(api.files).toHaveLength(3));
    expect(store.$blockers.get()).toEqual([]);
  });

  test('that are pictures wait again as they were edited when their upload is cancelled, unlike other files', async () => {
    const { store } = await opened([{ type: 'transcript', required: true }]);
    const [photo, covered] = ['1.jpg', '1.jpg'].map((name) => fileOf(jpeg(), name, 'image/jpeg'));
    if (!photo || !covered) throw new Error('no files');
    api.stallAt = 40;
    store.choose('transcript', [photo]);
    store.replaceUndecided('transcript', photo, covered);
    store.sendUndecided('transcript');
    await vi.waitFor(() => expect(store.$uploadStates.get().transcript).toMatchObject({ kind: 'sending' }));
    store.cancel('transcript');
    expect(store.$uploadStates.get().transcript).toBeUndefined();
    expect(store.$undecided.get().transcript).toEqual([covered]);
    expect([store.isEdited(covered), store.isCancelled(covered), store.isCancelled(photo)]).toEqual([
      true,
      true,
      false,
    ]);
    expect(await store.submit()).toBe(false);
    api.stallAt = undefined;
    store.sendUndecided('transcript');
    await vi.waitFor(() => expect(api.files.map(({ name }) => name)).toEqual(['1.jpg']));
    expect(store.isCancelled(covered)).toBe(false);

    api.stallAt = 40;
    store.choose('transcript', [scan]);
    await vi.waitFor(() => expect(store.$uploadStates.get().transcript).toMatchObject({ kind: 'sending' }));
    store.cancel('transcript');
    expect(store.$undecided.get().transcript).toEqual([]);
  });

  test('that have failed are given up by the same button and do not wait again', async () => {
    const { store } = await opened();
    const other = fileOf(bytesOf('GIF89a'), 'cut.jpg', 'image/jpeg');
    store.choose('transcript', [other]);
    store.sendUndecided('transcript');
    await vi.waitFor(() => expect(store.$uploadStates.get().transcript).toMatchObject({ kind: 'failed' }));
    store.cancel('transcript');
    expect(store.$undecided.get().transcript).toEqual([]);
  });

  test('that the server has received although they were cancelled no longer wait', async () => {
    const { store } = await opened();
    const photo = fileOf(jpeg(), '1.jpg', 'image/jpeg');
    api.stallAt = 100;
    store.choose('transcript', [photo]);
    store.sendUndecided('transcript');
    await vi.waitFor(() => expect(store.$uploadStates.get().transcript).toMatchObject({ percent: 100 }));
    const state = store.$uploadStates.get().transcript;
    const size = state && 'attempt' in state ? state.attempt.preparedFile.file.size : 0;
    const other = { id: '2', type: 'id_card', name: 'card.jpg', size: 1 } as const;
    api.files = [other];
    store.cancel('transcript');
    await store.reload(IN_BACKGROUND);
    expect(store.$undecided.get().transcript).toEqual([photo]);
    api.files = [other, { id: '1', type: 'transcript', name: '1.jpg', size }];
    await store.reload(IN_BACKGROUND);
    expect(store.$undecided.get().transcript).toEqual([]);
    // What is chosen later is no business of that upload.
    const next = fileOf(jpeg(), '1.jpg', 'image/jpeg');
    store.choose('transcript', [next]);
    await store.reload(IN_BACKGROUND);
    expect(store.$undecided.get().transcript).toEqual([next]);
  });

  test('chosen in place of a failed one replace it, unlike other files', async () => {
    const { store } = await opened();
    const [first, second] = ['1.pdf', '2.pdf'].map((name) => fileOf(pdf(), name));
    if (!first || !second) throw new Error('no files');
    api.stallAt = 40;
    store.choose('transcript', [scan]);
    await vi.waitFor(() => expect(store.$uploadStates.get().transcript).toMatchObject({ kind: 'sending' }));
    store.choose('transcript', [first]);
    expect(store.$uploadStates.get().transcript).toMatchObject({ kind: 'sending' });
    store.cancel('transcript');
    store.cancel('transcript');
    store.choose('transcript', [fileOf(bytesOf('text'), 'a.txt')]);
    await vi.waitFor(() => expect(store.$uploadStates.get().transcript).toMatchObject({ kind: 'failed' }));
    api.stallAt = undefined;
    store.choose('transcript', [second], true);
    await vi.waitFor(() => expect(api.files.map(({ name }) => name)).toEqual(['2.pdf']));
  });

  test('are read when chosen, because a phone may close them before their turn', async () => {
    const { store } = await opened();
    const card = fileOf(jpeg(), '1.jpg', 'image/jpeg');
    const bytes = await card.arrayBuffer();
    vi.spyOn(card, 'arrayBuffer').mockResolvedValueOnce(bytes).mockRejectedValue(new DOMException('closed'));
    store.choose('transcript', [card]);
    store.sendUndecided('transcript');
    await vi.waitFor(() => expect(api.files.map(({ name }) => name)).toEqual(['1.jpg']));
  });

  test('of kinds without sensitive data are sent at once', async () => {
    const { store } = await opened([{ type: 'tcas', required: true }]);
    store.choose('tcas', [fileOf(jpeg(), 'screen.jpg', 'image/jpeg')]);
    await vi.waitFor(() => expect(api.files).toHaveLength(1));
  });

  test('keep their size if the applicant wants that', async () => {
    const photo = new File([jpeg().subarray(0, -2), new Uint8Array(700_000), jpeg().subarray(-2)], 'a.jpg');
    const { store } = await opened();
    await store.replaceWith('portfolio', photo);
    await vi.waitFor(() => expect(api.files).toMatchObject([{ size: jpeg().length }]));
    store.$keepsSize.set(true);
    await store.replaceWith('portfolio', photo);
    await vi.waitFor(() => expect(api.files[1]?.size).toBe(photo.size));
  });

  test('can be restored for a while, and are deleted at once when the page is left', async () => {
    api.files = [{ id: '1', type: 'transcript', name: 'scan.pdf', size: scan.size }];
    const { store } = await opened([{ type: 'transcript', required: true }]);
    store.removeSoon('1');
    expect(store.$blockers.get()).toEqual([{ kind: 'transcript', reason: 'missing' }]);
    store.undoRemoval('1');
    expect(store.$blockers.get()).toEqual([]);
    await store.finishRemovals();
    expect(api.files).toHaveLength(1);
    store.removeSoon('1');
    // The same file chosen again is no duplicate of the one that is going.
    await store.replaceWith('transcript', scan);
    await vi.waitFor(() => expect(api.uploads).toBe(1));
    await store.finishRemovals();
    expect(api.files.map(({ id }) => id)).not.toContain('1');
  });

  test('that are being deleted keep the step open until the server has answered', async () => {
    api.files = [{ id: '1', type: 'portfolio', name: 'old.pdf', size: 1 }];
    const { store } = await opened([{ type: 'portfolio', required: false }]);
    store.removeSoon('1');
    const answer = api.holdAnswer();
    const ended = vi.fn();
    const submitted = store.submit().then(ended);
    await vi.waitFor(() => expect(api.files).toEqual([]));
    await new Promise((resolve) => setTimeout(resolve));
    expect(ended).not.toHaveBeenCalled();
    answer();
    await submitted;
    expect(ended).toHaveBeenCalledExactlyOnceWith(true);
  });

  test('are never read for another application than the one shown', async () => {
    const { session, store } = await opened([{ type: 'transcript', required: true }]);
    session.$loadedApplicationId.set(session.stores.$id.get());
    api.files = [{ id: '1', type: 'transcript', name: 'b.pdf', size: 1 }];
    session.stores.$id.set('8');
    await store.reload(IN_BACKGROUND).catch(() => undefined);
    expect(store.$blockers.get()).toEqual([{ kind: 'transcript', reason: 'missing' }]);
  });

  test('are not sent without a token; the file stays, with the session as the reason', async () => {
    const { session, store } = await opened();
    session.stores.$token.set('');
    await store.replaceWith('portfolio', scan);
    await vi.waitFor(() =>
      expect(store.$uploadStates.get().portfolio).toMatchObject({ kind: 'failed', failure: { reason: 'session' } }),
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

  test('leave the draft once they are saved, and when another application is current', async () => {
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

  test('are looked up if the response to the save was lost', async () => {
    const { store } = await opened();
    store.questions.answer('5', 'M');
    api.questions = [{ ...QUESTION, response: 'M' }];
    api.interruption = 'offline';
    expect(await store.submit()).toBe(true);
    expect(api.saved).toEqual([]);
  });

  test('keep the applicant on the step if they are not found', async () => {
    const { store, session } = await opened();
    store.questions.answer('5', 'M');
    store.questions.saveDraft();
    api.interruption = 'offline';
    expect(await store.submit()).toBe(false);
    expect(store.$submit.get()).toMatchObject({ stops: 1, failure: { error: { kind: 'offline' }, otherMessages: [] } });
    expect(session.stores.$draft.get()).toEqual({ custom_5: 'M' });
  });

  test('do not count as saved if the list of questions is empty', async () => {
    const { store } = await opened();
    store.questions.answer('5', 'M');
    api.questions = [];
    api.interruption = 'offline';
    expect(await store.submit()).toBe(false);
  });

  test('are stored as a draft after a pause, or at once when the page is left', async () => {
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

  test('show errors once they were checked, and from then on while typing', async () => {
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
