import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { IN_BACKGROUND } from '../../src/documents/upload-queue.ts';
import { loadDocuments, type Documents } from '../../src/application/document-requirements.ts';
import { isUploading } from '../../src/documents/upload-state.ts';
import { createUploadStore, type UploadStore } from '../../src/documents/upload-store.ts';
import { casesOf, LAST_LIMIT_MS, NAMED_SEED, SEED } from '../random-runs.ts';
import { application } from './fake-documents-api.ts';
import { modelBrowser, pass, wrongClock, type Page } from './upload-model-browser.ts';
import { KINDS, scenario, type Kind, type Scenario, type Step } from './upload-model-scenarios.ts';
import { keyOf, modelServer } from './upload-model-server.ts';

const RUNS = casesOf(3000);
const MINUTE = 60_000;
const SLEEP = 20 * MINUTE;
const ports = { toUprightJpeg: () => Promise.resolve(undefined) };
let device: ReturnType<typeof wrongClock>;

beforeEach(() => {
  device = wrongClock();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The list is read until that succeeds, as by the button of the page. */
async function openStore({ session }: Page): Promise<UploadStore> {
  let documents: Documents | undefined;
  while (!documents) {
    const loading = loadDocuments(session, application).then(
      (loaded) => (documents = loaded),
      () => undefined,
    );
    await pass(40_000);
    await loading;
  }
  return createUploadStore(session, ports, documents, application);
}

interface Tab {
  page: Page;
  store: UploadStore;
  /** What must be on the server by the presses in this tab. */
  readonly chosen: Map<Kind, File>;
}

/** An applicant with one or two tabs, who remembers what must be on the server. */
async function applicant({ tabs: count, uploadsPerMinute }: Scenario) {
  const browser = modelBrowser(KINDS);
  const server = modelServer(browser.pages, uploadsPerMinute);
  const tabs: Tab[] = [];
  for (let number = 0; number < count; number += 1) {
    const page = browser.open(number);
    tabs.push({ page, store: await openStore(page), chosen: new Map() });
  }
  /** Second copies that the applicant asked for: again in one tab, or in both. */
  const wanted: string[] = [];
  const choosers = new Map<string, Set<Tab>>();

  const isBeingDeletedBy = ({ store }: Tab, key: string): boolean =>
    store.$files
      .get()
      .some((file) => keyOf(file.type, file) === key && store.$deletions.get()[file.id]?.kind === 'deleting');

  const forget = (kind: Kind, key: string): void => {
    for (const { chosen } of tabs) {
      const file = chosen.get(kind);
      if (file && keyOf(kind, file) === key) chosen.delete(kind);
    }
  };

  function add(tab: Tab, { kind, file }: Step): void {
    const key = keyOf(kind, file);
    const isDeletedHere = isBeingDeletedBy(tab, key);
    // Nobody waits for a file to go in one place and chooses it in another.
    if (isUploading(tab.store.$uploadStates.get()[kind]) || (server.isDeleting(key) && !isDeletedHere)) return;
    tab.chosen.set(kind, file);
    choosers.set(key, (choosers.get(key) ?? new Set()).add(tab));
    if (isDeletedHere) wanted.push(key);
    void tab.store.replaceWith(kind, file).then(() => {
      // The list of this page may be older than a deletion in the other tab.
      const isTold = tab.store.$uploadStates.get()[kind]?.kind === 'duplicate';
      if (isTold && !server.files().some((held) => keyOf(held.type, held) === key)) tab.chosen.delete(kind);
    });
  }

  const actions: Record<Step['action'], (tab: Tab, step: Step) => unknown> = {
    add,
    retry: ({ store }, { kind }) => {
      const uploadState = store.$uploadStates.get()[kind];
      if (uploadState?.kind === 'duplicate') wanted.push(keyOf(kind, uploadState.attempt.preparedFile.file));
      store.retry(kind);
    },
    cancel: ({ store, chosen }, { kind }) => {
      if (store.$uploadStates.get()[kind]?.kind !== 'received') chosen.delete(kind);
      store.cancel(kind);
    },
    remove: ({ store, chosen }, { kind, file }) => {
      const listed = store.$files.get().find(({ type, name }) => type === kind && name === file.name);
      if (!listed) return;
      chosen.delete(kind);
      forget(kind, keyOf(kind, listed));
      void store.remove(listed.id);
    },
    refresh: ({ store }) => void store.reload(IN_BACKGROUND),
    reload: async (tab) => {
      tab.page.isGone = true;
      server.closed(tab.page);
      for (const kind of KINDS) if (tab.store.$uploadStates.get()[kind]?.kind !== 'received') tab.chosen.delete(kind);
      tab.page = browser.open(tab.page.tab);
      tab.store = await openStore(tab.page);
    },
    sleep: async () => {
      browser.sleep();
      server.breakOff();
      await pass(SLEEP);
      browser.endSleep();
    },
    'restart-server': () => server.restart(),
    clock: () => {
      device.skew = -device.skew;
    },
  };

  async function act(one: Step): Promise<void> {
    const tab = tabs[one.tab % tabs.length];
    if (tab) await actions[one.action](tab, one);
  }

  const retryAll = (): void => {
    for (const { store } of tabs)
      for (const kind of KINDS) if (store.$uploadStates.get()[kind]?.kind === 'failed') store.retry(kind);
  };

  /** The line is good again: everything is tried until it has come to its end. */
  async function finish(): Promise<void> {
    for (let tries = 0; tries < 5; tries += 1) {
      await pass(5 * MINUTE);
      retryAll();
    }
    await pass(5 * MINUTE);
    for (const { store } of tabs) void store.reload(IN_BACKGROUND);
    await pass(1000);
  }

  const copiesAllowed = (key: string): number => {
    const count = (keys: readonly string[]): number => keys.filter((one) => one === key).length;
    return Math.max(1, choosers.get(key)?.size ?? 0) + count(wanted) + count(server.late);
  };
  return { server, tabs, act, finish, copiesAllowed };
}

async function run(one: Scenario): Promise<void> {
  device.skew = one.skew * MINUTE;
  const { server, tabs, act, finish, copiesAllowed } = await applicant(one);
  server.meet(one.fates);
  for (const step of one.steps) {
    await act(step);
    await pass(step.pause);
  }
  server.meet([]);
  await finish();

  const held = server.files().map((file) => keyOf(file.type, file));
  for (const key of new Set(held))
    expect(held.filter((other) => other === key).length).toBeLessThanOrEqual(copiesAllowed(key));
  for (const { store, chosen, page } of tabs) {
    for (const [kind, file] of chosen) expect(held).toContain(keyOf(kind, file));
    expect(store.$files.get().map(({ id }) => id)).toEqual(server.files().map(({ id }) => id));
    for (const kind of KINDS) expect(store.$uploadStates.get()[kind]?.kind ?? 'received').toMatch(/received|duplicate/);
    expect(Object.values(store.$deletions.get()).filter((deletion) => deletion?.kind === 'deleting')).toEqual([]);
    page.isGone = true;
  }
  vi.clearAllTimers();
}

test(
  `in ${RUNS} interleavings of one or two tabs no file is held twice that was chosen once, and none that was chosen is missing (${NAMED_SEED})`,
  async () => {
    await fc.assert(fc.asyncProperty(scenario, run), { numRuns: RUNS, seed: SEED });
  },
  LAST_LIMIT_MS,
);
