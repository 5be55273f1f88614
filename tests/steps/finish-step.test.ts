// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Step } from '../../src/flows/definition/flow.ts';
import { isReviewed, markAmount, markNumber, markReviewed } from '../../src/application/application-marks.ts';
import { askToStartNew } from '../../src/application/register.ts';
import { createSubmitStore, type ReadForm } from '../../src/steps/submit-store.ts';
import type { FormSection } from '../../src/steps/form-section.ts';
import { deferredReply, fakeServer, offline, refused, type FakeServer } from '../application/fake-server.ts';
import { applicationOf, applyingSession, START, type TestSession } from '../application/test-session.ts';

const EDUCATION: Step = {
  name: 'education',
  route: 'bachelor.education',
  save: 'answers',
  fields: [
    { kind: 'text', name: 'gpax', rule: 'gpax' },
    { kind: 'text', name: 'activities', rule: 'single-line' },
  ],
};

let server: FakeServer;
let session: TestSession;
let typed: Record<string, string> | undefined;
let section: FormSection | null;
const navigate = () => session.environment.location.navigate;

const readForm: ReadForm = async () => {
  const isComplete = !section || (await section.check());
  return { typed: typed ?? {}, values: isComplete ? typed : undefined, section, application: undefined };
};
const submit = () => createSubmitStore(session, EDUCATION).submit(readForm);
const INVALID = { kind: 'failed', failure: { kind: 'invalid' } };
const patches = (): unknown[] => server.seen.filter(({ method }) => method === 'PATCH').map(({ body }) => body);

beforeEach(() => {
  server = fakeServer();
  session = applyingSession();
  typed = { gpax: '3.50' };
  section = null;
});

describe('what is corrected while it is being sent', () => {
  test('a correction made while the step is being sent is sent too, before the page is left', async () => {
    const patch = deferredReply();
    server.on('/application/7', patch.reply);
    const done = submit();
    await vi.waitFor(() => expect(patches()).toHaveLength(1));
    typed = { gpax: '3.75' };
    patch.answer({});
    await done;
    expect(patches()).toEqual([{ gpax: '3.50' }, { gpax: '3.75' }]);
    expect(navigate()).toHaveBeenCalledOnce();
  });

  test('a wrong correction made while the step is being sent keeps the page', async () => {
    const patch = deferredReply();
    server.on('/application/7', patch.reply);
    const done = submit();
    await vi.waitFor(() => expect(patches()).toHaveLength(1));
    typed = undefined;
    patch.answer({});
    expect(await done).toEqual(INVALID);
    expect(navigate()).not.toHaveBeenCalled();
  });
});

test('once an answer is saved, neither the review nor the amount of before counts', async () => {
  markNumber(session, '7', 'B0000007');
  markAmount(session, 500);
  markReviewed(session);
  server.on('/application/7', {});
  await submit();
  expect(session.stores.$marks.get()).toEqual({ known: { id: '7', number: 'B0000007' } });
});

describe('a section below the fields', () => {
  let answered: string;
  let saved: string[];
  const shown = (): FormSection => ({
    check: async () => Promise.resolve(answered !== ''),
    save: async () => Promise.resolve(void saved.push(answered)),
    isSaved: () => saved.at(-1) === answered,
  });
  function held() {
    let resolve = (): void => undefined;
    const promise = new Promise<void>((end) => (resolve = end));
    return { promise, resolve: () => resolve() };
  }
  beforeEach(() => {
    answered = 'S';
    saved = [];
    section = shown();
  });

  test('the fields are sent only once the section below them is saved', async () => {
    const { promise, resolve } = held();
    const save = vi.fn(() => promise.then(() => void saved.push(answered)));
    section = { ...shown(), save, isSaved: () => true };
    const done = submit();
    await vi.waitFor(() => expect(save).toHaveBeenCalledOnce());
    await new Promise((next) => setTimeout(next));
    expect(patches()).toEqual([]);
    resolve();
    await done;
    expect([saved, patches()]).toEqual([['S'], [{ gpax: '3.50' }]]);
    expect(navigate()).toHaveBeenCalledOnce();
  });

  test('when the section below the fields is refused, the refusal is shown, and neither fields nor page go on', async () => {
    const refusal = refused(422);
    section = { ...shown(), save: () => Promise.reject(refusal), isSaved: () => true };
    expect(await submit()).toEqual({ kind: 'failed', failure: { kind: 'refused', error: refusal } });
    expect(patches()).toEqual([]);
    expect(navigate()).not.toHaveBeenCalled();
  });

  test('is saved again when it is changed while they are being sent', async () => {
    const patch = deferredReply();
    server.on('/application/7', patch.reply);
    const done = submit();
    await vi.waitFor(() => expect(patches()).toHaveLength(1));
    answered = 'M';
    patch.answer({});
    await done;
    expect(saved).toEqual(['S', 'M']);
    expect(navigate()).toHaveBeenCalledOnce();
  });

  test('a section that is not complete any more keeps the page', async () => {
    const patch = deferredReply();
    server.on('/application/7', patch.reply);
    const done = submit();
    await vi.waitFor(() => expect(patches()).toHaveLength(1));
    answered = '';
    patch.answer({});
    expect(await done).toEqual(INVALID);
    expect(saved).toEqual(['S']);
    expect(navigate()).not.toHaveBeenCalled();
  });
});

describe('a step that was opened from the review', () => {
  const before = applicationOf({ gpax: '3.50', activities: 'Choir' });
  const submitChanged = () =>
    createSubmitStore(session, EDUCATION).submit(async () => ({ ...(await readForm()), application: before }));
  beforeEach(() => window.history.replaceState(null, '', '/en/regisbachelor/education?return=review'));
  afterEach(() => window.history.replaceState(null, '', '/'));

  test('leads back to what was changed, also in the section below, once the alert is closed', async () => {
    let close = (): void => undefined;
    session.environment.dialogs.showSaved.mockReturnValue(new Promise((resolve) => (close = resolve)));
    typed = { gpax: '3.75', activities: 'Choir' };
    section = {
      check: async () => Promise.resolve(true),
      save: async () => Promise.resolve(),
      isSaved: () => true,
      changed: () => ['transcript'],
    };
    const done = submitChanged();
    await vi.waitFor(() => expect(session.environment.dialogs.showSaved).toHaveBeenCalledOnce());
    expect(navigate()).not.toHaveBeenCalled();
    close();
    await done;
    expect(navigate()).toHaveBeenCalledExactlyOnceWith('/en/regisbachelor/payment?changed=gpax+transcript');
  });

  test('names nothing if nothing was changed', async () => {
    typed = { gpax: '3.50', activities: 'Choir' };
    await submitChanged();
    expect(navigate()).toHaveBeenCalledExactlyOnceWith('/en/regisbachelor/payment');
  });

  test('shows no alert over a refusal', async () => {
    server.on('/application/7', refused(422));
    typed = { gpax: '3.75', activities: 'Choir' };
    expect(await submitChanged()).toMatchObject({ kind: 'failed', failure: { kind: 'refused' } });
    expect(session.environment.dialogs.showSaved).not.toHaveBeenCalled();
  });
});

describe('an application that the page could not load', () => {
  beforeEach(() => {
    session.$loadedApplicationId.set(undefined);
    typed = { gpax: '3.50', activities: '' };
  });

  test('is read before its answers are sent, so that cleared answers are known', async () => {
    server.on('/application/7', applicationOf({ ...START, activities: 'chess' }));
    await submit();
    expect(server.seen.map(({ method }) => method)).toEqual(['GET', 'PATCH']);
    expect(navigate()).toHaveBeenCalledOnce();
  });

  test('an application that cannot be read is not overwritten', async () => {
    server.on('/application/7', offline);
    const done = submit();
    expect(await done).toEqual({ kind: 'failed', failure: { kind: 'refused', error: offline } });
    expect(patches()).toEqual([]);
  });
});

describe('while another tab has made another application the current one', () => {
  beforeEach(() => {
    session.stores.$id.set('8');
  });

  test('nothing is sent or left when the choice between two applications is dismissed', async () => {
    await submit();
    expect(server.seen).toEqual([]);
    expect(session.environment.location.reloadPage).not.toHaveBeenCalled();
    expect(session.stores.$id.get()).toBe('8');
  });

  test('the answers go to the application of this page, after a code', async () => {
    session.environment.dialogs.chooseTabApplication.mockResolvedValue('this');
    session.environment.dialogs.askForOtp.mockImplementation(async () => {
      session.stores.$token.set('fresh');
      return Promise.resolve(true);
    });
    await submit();
    expect(session.environment.dialogs.askForOtp).toHaveBeenCalledOnce();
    expect(server.seen.map(({ method, address }) => `${method} ${address}`)).toEqual(['PATCH /api/application/7']);
  });

  test('the page shows the application of the other tab when that one is chosen', async () => {
    session.environment.dialogs.chooseTabApplication.mockResolvedValue('other');
    await submit();
    expect(session.environment.location.reloadPage).toHaveBeenCalledOnce();
    expect(server.seen).toEqual([]);
  });
});

test('a new application asks first while something typed was not sent', async () => {
  session.stores.$draft.set({ gpax: '3.50' });
  await askToStartNew(session);
  expect(session.stores.$id.get()).toBe('7');
  session.environment.dialogs.confirmNewApplication.mockResolvedValue(true);
  await askToStartNew(session);
  expect(session.stores.$id.get()).toBe('');
  expect(session.environment.dialogs.confirmNewApplication).toHaveBeenCalledTimes(2);
});

test('a new application after the answers were only reviewed deletes none that was not sent, so that nothing is asked', async () => {
  markReviewed(session);
  await askToStartNew(session);
  expect(session.environment.dialogs.confirmNewApplication).not.toHaveBeenCalled();
  expect([session.stores.$id.get(), isReviewed(session)]).toEqual(['', false]);
});
