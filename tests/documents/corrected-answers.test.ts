import { beforeEach, describe, expect, test, vi } from 'vitest';
import { loadDocuments } from '../../src/application/document-requirements.ts';
import { createUploadStore } from '../../src/documents/upload-store.ts';
import { application, documentsSession, fakeDocumentsApi, QUESTION } from './fake-documents-api.ts';

const ports = { toUprightJpeg: (file: Blob) => Promise.resolve(file) };

let api: ReturnType<typeof fakeDocumentsApi>;
beforeEach(() => {
  api = fakeDocumentsApi();
  api.questions = [QUESTION];
});

/** "M" is being sent, and the answer of the server is held back. */
async function sending() {
  const session = documentsSession([]);
  const store = createUploadStore(session, ports, await loadDocuments(session, application), application);
  store.questions.answer('5', 'M');
  const receive = api.holdAnswer();
  const submitted = store.submit();
  await vi.waitFor(() => expect(api.saved).toEqual([{ '5': 'M' }]));
  return { store, ...store.questions, submitted, receive, $draft: session.stores.$draft };
}

describe('an answer corrected while it is being sent', () => {
  test('is sent too, before the step is done', async () => {
    const { submitted, receive, answer, $draft } = await sending();
    answer('5', 'L');
    receive();
    expect(await submitted).toBe(true);
    expect(api.saved).toEqual([{ '5': 'M' }, { '5': 'L' }]);
    expect($draft.get()).toEqual({});
  });

  test('keeps the applicant on the step if it is wrong', async () => {
    const { store, submitted, receive, answer, $errors } = await sending();
    answer('5', '');
    receive();
    expect(await submitted).toBe(false);
    expect($errors.get()).toEqual({ '5': { kind: 'required', missing: 'text' } });
    expect(store.$submit.get()).toEqual({ kind: 'idle', stops: 1, failure: undefined });
    expect(api.saved).toEqual([{ '5': 'M' }]);
  });

  test('stays in the draft if it cannot be sent', async () => {
    const { store, submitted, receive, answer, saveDraft, $draft } = await sending();
    answer('5', 'L');
    saveDraft();
    api.interruption = 'offline';
    receive();
    expect(await submitted).toBe(false);
    expect(store.$submit.get()).toMatchObject({ stops: 1, failure: { error: { kind: 'offline' } } });
    expect($draft.get()).toEqual({ custom_5: 'L' });
  });

  test('is sent once if it is changed back, and leaves no draft', async () => {
    const { submitted, receive, answer, saveDraft, $draft } = await sending();
    answer('5', 'L');
    saveDraft();
    answer('5', 'M');
    receive();
    expect(await submitted).toBe(true);
    saveDraft();
    expect(api.saved).toEqual([{ '5': 'M' }]);
    expect($draft.get()).toEqual({});
  });

  test('stays in the draft if it was corrected in another tab', async () => {
    const { submitted, receive, saveDraft, $draft } = await sending();
    saveDraft();
    $draft.set({ custom_5: 'XL' });
    receive();
    expect(await submitted).toBe(true);
    expect($draft.get()).toEqual({ custom_5: 'XL' });
  });
});

test('saved answers are not sent again', async () => {
  const { store, submitted, receive } = await sending();
  receive();
  await submitted;
  expect(await store.submit()).toBe(true);
  expect(api.saved).toEqual([{ '5': 'M' }]);
});
