import { act, renderHook } from '@testing-library/react';
import { atom } from 'nanostores';
import { useForm } from 'react-hook-form';
import { createFlowSession } from '../../src/application/flow-session.ts';
import type { Step } from '../../src/flows/definition/flow.ts';
import { finishStep } from '../../src/steps/finish-step.ts';
import type { ReadForm } from '../../src/steps/submit-store.ts';
import { useStoredDraft } from '../../src/steps/ui/use-stored-draft.ts';
import { loadApplication } from '../../src/application/current-application.ts';
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

/** One load of the page: React with the form of the step and its draft. */
function renderPage(name: string) {
  const session = sessionOf(name);
  const $saved = atom<Partial<Values>>({});
  const useFormWithDraft = ({ application }: { readonly application?: Application }) => {
    const form = useForm<Record<string, string>>({ defaultValues: EMPTY });
    useStoredDraft(session, STEP, form, { application, $saved });
    return form;
  };
  const page = renderHook(useFormWithDraft, { initialProps: {} });
  const values = (): Values => ({ ...EMPTY, ...page.result.current.getValues() });
  return { ...page, session, $saved, values };
}

/** A tab with the form of the step. */
export function openTab(time: VirtualTime, pages: Map<string, PageLife>) {
  let life = newPageLife('');
  let page: ReturnType<typeof renderPage> | undefined;
  let shown = EMPTY;
  let application: Application | undefined;
  let isSending = false;
  /** A page that is left loses its timers. */
  let timers: number[] = [];
  const values = (): Values => page?.values() ?? shown;

  async function load(own: PageLife): Promise<void> {
    while (!own.isGone && !application && page) {
      await loadApplication(page.session).then(
        (loaded) => {
          if (own.isGone) return;
          application = loaded;
          act(() => page?.rerender({ application: loaded }));
        },
        () => new Promise<void>((resolve) => void time.after(1000, resolve)),
      );
    }
  }
  function close(): void {
    shown = values();
    page?.unmount();
    page = undefined;
    for (const timer of timers.splice(0)) time.cancel(timer);
    leave(life);
  }
  function open(): void {
    close();
    loads += 1;
    const own = newPageLife(`draft-${loads}`);
    life = own;
    pages.set(own.name, own);
    [application, isSending] = [undefined, false];
    page = renderPage(own.name);
    void load(own);
  }
  async function send(): Promise<void> {
    const [own, sending] = [life, page];
    if (!sending) return;
    isSending = true;
    const readForm: ReadForm = () => Promise.resolve({ typed: values(), values: values(), section: null, application });
    const run = {
      signal: new AbortController().signal,
      setLeaving: () => undefined,
      setSaved: (typed: object): void => {
        if (!own.isGone) sending.$saved.set({ ...sending.$saved.get(), ...typed });
      },
      readForm,
    };
    const location = {
      ...sending.session.environment.location,
      navigate: (): void => {
        if (!own.isGone) open();
      },
    };
    const session = { ...sending.session, environment: { ...sending.session.environment, location } };
    await finishStep(session, STEP, await readForm(), run).catch(() => undefined);
    if (!own.isGone) isSending = false;
  }
  open();
  return {
    values,
    isReady: () => application !== undefined && !isSending && !life.isFrozen,
    isSending: () => isSending,
    type: (name: Field, value: string): void => {
      timers = [
        ...timers,
        ...time.startedBy(() =>
          act(() => page?.result.current.setValue(name, value, { shouldDirty: true, shouldTouch: true })),
        ),
      ];
    },
    send,
    reload: open,
    life: () => life,
    close,
  };
}
export type Tab = ReturnType<typeof openTab>;
