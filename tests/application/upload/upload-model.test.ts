import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadDocuments, type Documents } from '../../../src/application/document-requirements.ts';
import { isUploading } from '../../../src/application/upload/upload-state.ts';
import { createUploadStore, type UploadStore } from '../../../src/application/upload/upload-store.ts';
import { application, documentsSession } from './fake-documents-api.ts';
import { bytesOf, pdf } from './sample-files.ts';
import { keyOf, modelServer, OUTCOMES, pass, type Fate } from './upload-model-server.ts';

const RUNS = 3000;
const KINDS = ['id_card', 'transcript'] as const;
type Kind = (typeof KINDS)[number];

/** Node reads a real file outside of virtual time. */
function fileInMemory(name: string, bytes: Uint8Array<ArrayBuffer>): File {
  return Object.assign(new File([bytes], name), { arrayBuffer: () => Promise.resolve(bytes.buffer) });
}
const FILES = [
  fileInMemory('a.pdf', pdf()),
  fileInMemory('b.pdf', pdf()),
  fileInMemory('a.pdf', bytesOf([...pdf()], 'longer')),
] as const;

const fate = fc.record({
  outcome: fc.oneof(
    { weight: 2, arbitrary: fc.constant('good' as const) },
    { weight: 3, arbitrary: fc.constantFrom(...OUTCOMES) },
  ),
  toServer: fc.constantFrom(1, 50, 400, 3000),
  toPage: fc.constantFrom(1, 50, 400, 3000),
}) satisfies fc.Arbitrary<Fate>;

const step = fc.record({
  action: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('add' as const, 'retry' as const) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('cancel' as const, 'remove' as const, 'refresh' as const, 'reload' as const),
    },
  ),
  kind: fc.constantFrom(...KINDS),
  file: fc.constantFrom(...FILES),
  pause: fc.constantFrom(0, 1, 60, 500, 5000, 40_000),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const session = documentsSession(KINDS.map((type) => ({ type, required: true })));
const ports = { toUprightJpeg: () => Promise.resolve(undefined) };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** The list is read until that succeeds, as by the button of the page. */
async function openPage(): Promise<UploadStore> {
  let documents: Documents | undefined;
  while (!documents) {
    const loading = loadDocuments(session, application).then(
      (loaded) => (documents = loaded),
      () => undefined,
    );
    await pass(40_000);
    await loading;
  }
  return createUploadStore(session, ports, documents);
}

/** An applicant, who remembers what must be on the server. */
function applicant(server: ReturnType<typeof modelServer>, first: UploadStore) {
  let store = first;
  const chosen = new Map<Kind, File>();
  /** Second copies that the applicant asked for. */
  const wanted: string[] = [];

  const isBeingDeleted = (key: string): boolean =>
    store.$files.get().some((file) => keyOf(file.type, file) === key && store.$deletions.get()[file.id] !== undefined);

  const actions: Record<Step['action'], (step: Step) => Promise<unknown>> = {
    add: async ({ kind, file }) => {
      if (isUploading(store.$uploadStates.get()[kind])) return;
      chosen.set(kind, file);
      if (isBeingDeleted(keyOf(kind, file))) wanted.push(keyOf(kind, file));
      await store.add(kind, file);
    },
    retry: async ({ kind }) => {
      const uploadState = store.$uploadStates.get()[kind];
      if (uploadState?.state === 'repeated') wanted.push(keyOf(kind, uploadState.attempt.preparedFile.file));
      store.retry(kind);
      await Promise.resolve();
    },
    cancel: async ({ kind }) => {
      if (store.$uploadStates.get()[kind]?.state !== 'received') chosen.delete(kind);
      store.cancel(kind);
      await Promise.resolve();
    },
    remove: async ({ kind, file }) => {
      const listed = store.$files.get().find(({ type, name }) => type === kind && name === file.name);
      if (!listed) return;
      chosen.delete(kind);
      void store.remove(listed.id);
      await Promise.resolve();
    },
    refresh: async () => {
      void store.refresh();
      await Promise.resolve();
    },
    reload: async () => {
      server.closePage();
      for (const kind of KINDS) if (store.$uploadStates.get()[kind]?.state !== 'received') chosen.delete(kind);
      store = await openPage();
    },
  };

  /** The line is good again: everything is tried until it has come to its end. */
  async function finish(): Promise<UploadStore> {
    await pass(300_000);
    for (const kind of KINDS) if (store.$uploadStates.get()[kind]?.state === 'failed') store.retry(kind);
    await pass(300_000);
    void store.refresh();
    await pass(1000);
    return store;
  }

  return { act: (one: Step) => actions[one.action](one), finish, chosen, wanted };
}

test('whatever the line loses, no file is held twice that was chosen once, and none that was chosen is missing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), fc.array(fate, { maxLength: 30 }), async (steps, fates) => {
      const server = modelServer();
      const person = applicant(server, await openPage());
      server.meet(fates);
      for (const one of steps) {
        await person.act(one);
        await pass(one.pause);
      }
      server.meet([]);
      const store = await person.finish();

      const held = server.files().map((file) => keyOf(file.type, file));
      for (const key of new Set(held)) {
        const count = (keys: readonly string[]): number => keys.filter((one) => one === key).length;
        expect(count(held)).toBeLessThanOrEqual(1 + count(person.wanted) + count(server.late));
      }
      for (const [kind, file] of person.chosen) expect(held).toContain(keyOf(kind, file));
      expect(store.$files.get().map(({ id }) => id)).toEqual(server.files().map(({ id }) => id));
      for (const kind of KINDS)
        expect(store.$uploadStates.get()[kind]?.state ?? 'received').toMatch(/received|repeated/);
      expect(Object.values(store.$deletions.get()).filter((deletion) => deletion?.state === 'deleting')).toEqual([]);
      server.closePage();
      vi.clearAllTimers();
    }),
    { numRuns: RUNS },
  );
}, 60_000);
