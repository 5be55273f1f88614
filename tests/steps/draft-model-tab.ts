import { atom } from 'nanostores';
import { createFlowSession } from '../../src/application/flow-session.ts';
import { valuesOf } from '../../src/flows/definition/field-queries.ts';
import type { Step } from '../../src/flows/definition/flow.ts';
import { mergeDraft } from '../../src/steps/merge-draft.ts';
import { finishStep } from '../../src/steps/finish-step.ts';
import type { ReadForm } from '../../src/steps/submit-store.ts';
import { loadApplication } from '../../src/application/current-application.ts';
import { DRAFT_SAVE_MS } from '../../src/config/constants.ts';
import { bachelor } from '../../src/flows/bachelor.ts';
import type { Application } from '../../src/model/application.ts';
import { leave, newPageLife, type PageLife } from '../payment/model/model-browser.ts';
import type { VirtualTime } from '../payment/model/virtual-time.ts';
import { fakeEnvironment } from '../application/test-session.ts';

export const FIELDS = ['school_name', 'gpax', 'academic_year'] as const;
export type Field = (typeof FIELDS)[number];
type Values = Record<Field, string>;
export const EMPTY: Values = { school_name: '', gpax: '', academic_year: '' };
const STEP: Step = {
  name: 'education',
  route: 'bachelor.education',
  save: 'answers',
  fields: FIELDS.map((name) => ({ kind: 'text', name, rule: 'single-line' })),
};
const FLOW = { ...bachelor, steps: [STEP] };
const ENVIRONMENT = fakeEnvironment();

export const $draft = atom<Record<string, string>>({});
export const $revision = atom('');
let loads = 0;

/** A tab with the form of the step; its reading and storing of drafts is that of `useStoredDraft`. */
export function openTab(time: VirtualTime, pages: Map<string, PageLife>) {
  let life = newPageLife('');
  let values = EMPTY;
  let known = EMPTY;
  let saved: Partial<Values> = {};
  let touched = new Set<Field>();
  let application: Application | undefined;
  let timer: number | undefined;
  let isSending = false;
  let session = sessionOf('');

  function sessionOf(token: string) {
    const stores = {
      $draft,
      $marks: atom({}),
      $acknowledged: atom(null),
      $id: atom('7'),
      $token: atom(token),
      $revision,
    };
    const dialogs = {
      ...ENVIRONMENT.dialogs,
      askForOtp: () => Promise.resolve(true),
      resolveEdits: () => Promise.resolve('mine' as const),
    };
    return createFlowSession({
      flow: FLOW,
      locale: 'th',
      environment: { ...ENVIRONMENT, dialogs, flowStores: () => stores },
    });
  }
  function fill(from: Partial<Values>): void {
    for (const name of FIELDS) {
      const value = from[name];
      if (!value || values[name] !== '' || touched.has(name)) continue;
      values = { ...values, [name]: value };
      known = { ...known, [name]: value };
    }
  }
  function save(): void {
    timer = undefined;
    const before = $draft.get();
    $draft.set(
      mergeDraft(before, { names: FIELDS, typed: values, known, untouched: EMPTY, saved, isRegistered: true }),
    );
    known = values;
  }
  function flush(): void {
    if (timer === undefined) return;
    clearTimeout(timer);
    save();
  }
  async function load(own: PageLife): Promise<void> {
    while (!own.isGone && !application) {
      await loadApplication(session).then(
        (loaded) => {
          if (own.isGone) return;
          application = loaded;
          saved = valuesOf(loaded);
          fill({ ...saved, ...$draft.get() });
        },
        () => new Promise<void>((resolve) => void time.after(1000, resolve)),
      );
    }
  }
  function open(): void {
    clearTimeout(timer);
    timer = undefined;
    leave(life);
    loads += 1;
    const own = newPageLife(`draft-${loads}`);
    life = own;
    pages.set(own.name, own);
    session = sessionOf(own.name);
    [values, known, saved, touched, application, isSending] = [EMPTY, EMPTY, {}, new Set(), undefined, false];
    fill($draft.get());
    void load(own);
  }
  function reload(): void {
    flush();
    open();
  }
  async function send(): Promise<void> {
    const own = life;
    isSending = true;
    const readForm: ReadForm = () => Promise.resolve({ typed: values, values, section: null, application });
    const run = {
      signal: new AbortController().signal,
      setLeaving: () => undefined,
      setSaved: (typed: object): void => {
        if (!own.isGone) saved = { ...saved, ...typed };
      },
      readForm,
    };
    const location = {
      ...session.environment.location,
      navigate: (): void => {
        if (!own.isGone) reload();
      },
    };
    const page = { ...session, environment: { ...session.environment, location } };
    await finishStep(page, STEP, await readForm(), run).catch(() => undefined);
    if (!own.isGone) isSending = false;
  }
  open();
  return {
    values: () => values,
    isReady: () => application !== undefined && !isSending && !life.isFrozen,
    isSending: () => isSending,
    type: (name: Field, value: string): void => {
      values = { ...values, [name]: value };
      touched.add(name);
      clearTimeout(timer);
      timer = time.after(DRAFT_SAVE_MS, save);
    },
    send,
    reload,
    crash: open,
    life: () => life,
  };
}
export type Tab = ReturnType<typeof openTab>;
