// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import common from '../../../locales/en/common.json' with { type: 'json' };
import cover from '../../../locales/en/cover.json' with { type: 'json' };
import flow from '../../../locales/en/flow.json' with { type: 'json' };
import upload from '../../../locales/en/upload.json' with { type: 'json' };
import { UNDO_DELETION_MS } from '../../../src/config/constants.ts';
import { interpolate } from '../../../src/lib/interpolate.ts';
import { messages, type TestSession } from '../../application/test-session.ts';
import { fakeDocumentsApi, QUESTION } from '../fake-documents-api.ts';
import { bytesOf, END, fileOf, frame, jpeg, pdf, SCAN } from '../sample-files.ts';
import { chooseFirstFile, input, open, press, scan, show, user } from './open-form.tsx';

let api: ReturnType<typeof fakeDocumentsApi>;
beforeEach(() => {
  api = fakeDocumentsApi();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the documents step', () => {
  test('says that nothing is needed, and continues', async () => {
    const { done } = await open([]);
    expect(screen.getByText(upload.noDocuments.title)).toBeTruthy();
    expect(screen.queryByText(upload.privacy)).toBeNull();
    await press(flow.continue);
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
  });

  test('lists missing documents with links, until they are received', async () => {
    document.title = 'Documents';
    const { done } = await open([{ type: 'transcript', required: true }]);
    await press(flow.continue);
    const alert = await screen.findByRole('alert');
    const link = within(alert).getByRole('link', { name: upload.documentErrors.missing.transcript });
    expect(link.getAttribute('href')).toBe('#document-transcript-file');
    expect(done).not.toHaveBeenCalled();
    expect(document.title).toBe(`${messages.errors.tabPrefix} Documents`);

    await chooseFirstFile('transcript', scan);
    await screen.findByText('Received');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.title).toBe('Documents');
    await press(flow.continue);
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
  });

  test('says above the documents which files are accepted and what happens to them', async () => {
    await open([{ type: 'transcript', required: true }]);
    expect(screen.getByText(interpolate(upload.rules, { limit: 32 }))).toBeTruthy();
    expect(screen.getByText(upload.privacy)).toBeTruthy();
  });

  test('says what is required until it is received, and when all of it is', async () => {
    await open([
      { type: 'transcript', required: true },
      { type: 'portfolio', required: false },
    ]);
    const tag = () => screen.queryByText(upload.states.missing);
    const missing = interpolate(upload.required.missing, { count: 1 });
    expect(tag()).toBeTruthy();
    await chooseFirstFile('transcript', fileOf(bytesOf('GIF89a'), 'a.pdf'));
    await screen.findByText(upload.states.unusable);
    expect(tag()).toBeTruthy();
    expect(screen.getByText(missing)).toBeTruthy();
    await user.upload(input('transcript'), scan);
    await screen.findByText(upload.required.complete);
    expect(tag()).toBeNull();
    await press('Delete the file scan.pdf');
    expect(tag()).toBeTruthy();
    expect(screen.getByText(missing)).toBeTruthy();
  });

  test('counts required answers as well, leads to what is missing, and only then is "Continue" the loudest', async () => {
    api.questions = [QUESTION];
    await open([{ type: 'transcript', required: true }]);
    const { required } = upload;
    const left = (...texts: readonly string[]) =>
      screen.findByText(texts.map((text) => interpolate(text, { count: 1 })).join(' · '));
    const look = () => screen.getByRole('button', { name: flow.continue }).className;
    await user.click(await left(required.missing, required.questions));
    expect(document.activeElement).toBe(input('transcript'));
    await chooseFirstFile('transcript', scan);
    expect(look()).toBe('button-secondary');
    await user.click(await left(required.complete, required.questions));
    const question = screen.getByLabelText(new RegExp(QUESTION.label));
    expect(document.activeElement).toBe(question);
    await user.type(question, 'M');
    expect((await screen.findByText(required.complete)).tagName).toBe('SPAN');
    expect(look()).toBe('button-primary');
    await press('Delete the file scan.pdf');
    expect(look()).toBe('button-secondary');
  });

  test('marks required answers as it marks required documents, and others as optional', async () => {
    const others = ['text', 'checkbox'] as const;
    api.questions = others.flatMap((kind) => [
      { ...QUESTION, kind, id: `${kind}1`, label: `Required ${kind}` },
      { ...QUESTION, kind, id: `${kind}2`, label: `Other ${kind}`, required: false },
    ]);
    await open([{ type: 'transcript', required: true }]);
    for (const kind of others) {
      expect(screen.getByLabelText(`Required ${kind} ${upload.states.missing}`)).toBeTruthy();
      expect(screen.getByLabelText(`Other ${kind} ${common.optional}`)).toBeTruthy();
    }
  });

  test('works in a browser without previews', async () => {
    const makeAddress = vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
      throw new TypeError('not supported');
    });
    await open([{ type: 'portfolio', required: true }]);
    await chooseFirstFile('portfolio', fileOf(jpeg(), 'scan.jpg'));
    await screen.findByText('Received');
    expect(makeAddress).toHaveBeenCalled();
    expect(screen.getAllByText(/scan\.jpg/).length).toBeGreaterThan(0);
  });

  test('shows why a file was refused and blocks the step until it is removed', async () => {
    const { done } = await open([{ type: 'portfolio', required: false }]);
    await chooseFirstFile('portfolio', fileOf(bytesOf('GIF89a'), 'a.pdf'));
    expect((await screen.findAllByText(new RegExp(upload.failures['wrong-type']))).length).toBeGreaterThan(0);
    await press(flow.continue);
    const { documentErrors, kinds } = upload;
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(documentErrors.failed.replace('{{kind}}', kinds.portfolio));
    expect(api.files).toEqual([]);
    await press('Remove a.pdf from this page');
    await press(flow.continue);
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
  });

  test('deletes by a button that names the file and then undoes, and the focus stays at the document', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    api.files = [{ id: '9', type: 'transcript', name: 'old.pdf', size: 2048 }];
    await open([{ type: 'transcript', required: true }]);
    await press('Delete the file old.pdf');
    const removed = interpolate(upload.removed, { name: 'old.pdf', seconds: 10 });
    expect(screen.getByText(removed).getAttribute('role')).toBe('status');
    expect(screen.getByText(upload.states.missing)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo deleting old.pdf' }));
    await press('Undo deleting old.pdf');
    expect(screen.getByText(upload.states.received)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete the file old.pdf' }));

    await press('Delete the file old.pdf');
    expect(api.files).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(UNDO_DELETION_MS);
    await waitFor(() => expect(screen.queryByText('old.pdf')).toBeNull());
    expect(api.files).toEqual([]);
    expect(document.activeElement?.id).toBe('document-transcript');
  });

  test.each([
    ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
    ['the page is hidden', (session: TestSession) => session.environment.page.change({ isHidden: true })],
    ['the token is removed', (session: TestSession) => session.stores.$token.set('')],
  ])('deletes at once when %s, without waiting', async (_when, leave) => {
    api.files = [{ id: '9', type: 'transcript', name: 'old.pdf', size: 2048 }];
    const { session } = await open([{ type: 'transcript', required: true }]);
    await press('Delete the file old.pdf');
    expect(api.files).toHaveLength(1);
    leave(session);
    expect(api.files).toEqual([]);
  });

  test.each([flow.back, flow.saveAndExit])('"%s" waits for a deletion', async (name) => {
    api.files = [{ id: '9', type: 'transcript', name: 'old.pdf', size: 2048 }];
    const { back, saveAndExit } = await open([{ type: 'transcript', required: true }]);
    await press('Delete the file old.pdf');
    const answer = api.holdAnswer();
    await press(name);
    expect(api.files).toEqual([]);
    expect([...back.mock.calls, ...saveAndExit.mock.calls]).toHaveLength(0);
    answer();
    await waitFor(() => expect([...back.mock.calls, ...saveAndExit.mock.calls]).toHaveLength(1));
  });

  test('sends a deletion from just before "Continue" at once, and no longer counts the file', async () => {
    api.files = [{ id: '9', type: 'transcript', name: 'old.pdf', size: 2048 }];
    const { done } = await open([{ type: 'transcript', required: true }]);
    await press('Delete the file old.pdf');
    await press(flow.continue);
    expect(await screen.findByRole('link', { name: upload.documentErrors.missing.transcript })).toBeTruthy();
    expect(api.files).toEqual([]);
    expect(done).not.toHaveBeenCalled();
  });

  test('reports a duplicate, continues without it, and sends it again only if asked', async () => {
    api.files = [{ id: '9', type: 'transcript', name: 'scan.pdf', size: scan.size }];
    const { done } = await open([{ type: 'transcript', required: true }]);
    await user.upload(input('transcript'), scan);
    expect(await screen.findByText(upload.duplicate)).toBeTruthy();
    expect(input('transcript').getAttribute('aria-invalid')).toBe('false');
    await press(flow.continue);
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
    expect(api.uploads).toBe(0);

    await press(`${upload.sendAgain} scan.pdf`);
    expect(await screen.findByText(upload.twice)).toBeTruthy();
    expect(screen.queryByText(upload.duplicate)).toBeNull();
    expect(api.uploads).toBe(1);
  });

  test('offers to delete again if the file is still there', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    api.files = [{ id: '9', type: 'transcript', name: 'old.pdf', size: 2048 }];
    await open([{ type: 'transcript', required: true }]);
    api.interruption = { status: 422, body: { message: 'It is locked', errors: {} } };
    await press('Delete the file old.pdf');
    await vi.advanceTimersByTimeAsync(UNDO_DELETION_MS);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'We could not delete old.pdf. Select “Delete” to try again. It is locked',
    );
    await press('Delete the file old.pdf');
    await vi.advanceTimersByTimeAsync(UNDO_DELETION_MS);
    await screen.findByText(upload.states.missing);
    await waitFor(() => expect(api.files).toEqual([]));
  });

  test('shows a progress bar, and can be cancelled', async () => {
    api.stallAt = 40;
    await open([{ type: 'transcript', required: true }]);
    await chooseFirstFile('transcript', scan);
    const bar = await screen.findByRole('progressbar');
    expect(bar.getAttribute('value')).toBe('40');
    expect(document.getElementById('document-transcript-file')).toBeNull();
    await press('Cancel uploading scan.pdf');
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(input('transcript')).toBeTruthy();
  });

  test('shows files sent elsewhere when the applicant returns to the page', async () => {
    await open([{ type: 'transcript', required: true }]);
    api.files = [{ id: '9', type: 'transcript', name: 'from-phone.pdf', size: 2048 }];
    // The page begins to listen a moment after it is shown.
    await waitFor(() => {
      window.dispatchEvent(new Event('focus'));
      expect(screen.getByText('from-phone.pdf')).toBeTruthy();
    });
  });
});

describe('an optional document', () => {
  const details = () => input('portfolio').closest('details');

  test('is closed until it is opened', async () => {
    await open([{ type: 'portfolio', required: false }]);
    expect(details()?.open).toBe(false);
    await user.click(screen.getByRole('heading', { name: /Portfolio/ }));
    expect(details()?.open).toBe(true);
  });

  test('opens for its file, stays open without it, and closes only on a press', async () => {
    api.files = [{ id: '9', type: 'portfolio', name: 'old.pdf', size: 2048 }];
    await open([{ type: 'portfolio', required: false }]);
    expect(details()?.open).toBe(true);
    expect(screen.getByText('old.pdf')).toBeTruthy();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await press('Delete the file old.pdf');
    await vi.advanceTimersByTimeAsync(UNDO_DELETION_MS);
    await waitFor(() => expect(screen.queryByText('old.pdf')).toBeNull());
    expect(details()?.open).toBe(true);
    await user.click(screen.getByRole('heading', { name: /Portfolio/ }));
    await waitFor(() => expect(details()?.open).toBe(false));
  });
});

describe('the ID-card notice', () => {
  test('shows before the first ID card and is not acknowledged by dismissing it', async () => {
    await open([{ type: 'id_card', required: true }]);
    expect(screen.getByText(upload.idCardNotice.hint)).toBeTruthy();
    await user.upload(input('id_card'), scan);
    expect(api.uploads).toBe(0);
    const notice = await screen.findByRole('alertdialog');
    notice.dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(api.uploads).toBe(0);

    await chooseFirstFile('id_card', scan);
    await screen.findByText('Received');
  });

  test('sends a chosen file only by the button; Esc and another choice drop it', async () => {
    await open([{ type: 'id_card', required: true }]);
    const drop = () => fireEvent.change(input('id_card'), { target: { files: [scan] } });
    const picked = vi.spyOn(input('id_card'), 'click');
    drop();
    (await screen.findByRole('alertdialog')).dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(picked).not.toHaveBeenCalled();
    drop();
    await user.click(await screen.findByRole('button', { name: upload.idCardNotice.another }));
    await waitFor(() => expect(picked).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(api.uploads).toBe(0);
    drop();
    await user.click(await screen.findByRole('button', { name: upload.idCardNotice.send }));
    await screen.findByText('Received');
  });

  test('shows again if the sent card was refused', async () => {
    api.files = [{ id: '9', type: 'id_card', name: 'card.pdf', size: 1, state: 'refused' }];
    await open([{ type: 'id_card', required: true }]);
    await chooseFirstFile('id_card', scan);
    await screen.findByText('Received');
  });

  test('does not show if a card was sent before', async () => {
    api.files = [{ id: '9', type: 'id_card', name: 'card.pdf', size: 1 }];
    await open([
      { type: 'id_card', required: true },
      { type: 'tcas', required: true },
    ]);
    await user.upload(input('id_card'), scan);
    await user.upload(input('tcas'), scan);
    await waitFor(() => expect(screen.getAllByText('Received')).toHaveLength(3));
  });
});

describe('the notice before the first document', () => {
  const requirements = [
    { type: 'id_card', required: true },
    { type: 'tcas', required: true },
    { type: 'portfolio', required: true },
  ] as const;
  const notice = async (words: { readonly title: string; readonly message: string }) => {
    const alert = await screen.findByRole('alertdialog', { name: words.title });
    expect(alert.textContent).toContain(words.message);
  };
  const acknowledge = async () => {
    await user.click(screen.getByRole('button', { name: upload.idCardNotice.acknowledge }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  };

  test('shows once, and an ID card has its own notice afterwards', async () => {
    await open(requirements, { id_type: 'national_id' });
    await user.click(input('tcas'));
    await notice(upload.documentNotice);
    screen.getByRole('alertdialog').dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.click(input('portfolio'));
    await notice(upload.documentNotice);
    await acknowledge();
    await user.upload(input('portfolio'), scan);
    await user.upload(input('tcas'), scan);
    await waitFor(() => expect(screen.getAllByText('Received')).toHaveLength(2));
    await user.click(input('id_card'));
    await notice(upload.idCardNotice);
    await acknowledge();
    await user.upload(input('id_card'), scan);
    await waitFor(() => expect(screen.getAllByText('Received')).toHaveLength(3));
  });

  test('does not follow the notice about ID cards', async () => {
    await open(requirements, { id_type: 'national_id' });
    await user.click(input('id_card'));
    await notice(upload.idCardNotice);
    await acknowledge();
    await user.upload(input('tcas'), scan);
    await screen.findByText('Received');
  });

  test.each(['received', 'refused'] as const)(
    'does not show after a file that is %s, but the one about ID cards does',
    async (state) => {
      api.files = [{ id: '9', type: 'tcas', name: 'place.pdf', size: 1, state }];
      await open(requirements, { id_type: 'national_id' });
      await user.upload(input('portfolio'), scan);
      await waitFor(() => expect(api.uploads).toBe(1));
      await user.click(input('id_card'));
      await notice(upload.idCardNotice);
      await acknowledge();
    },
  );

  test('does not show once a file from elsewhere is listed', async () => {
    await open(requirements);
    api.files = [{ id: '9', type: 'tcas', name: 'from-phone.pdf', size: 1 }];
    // The page begins to listen a moment after it is shown.
    await waitFor(() => {
      window.dispatchEvent(new Event('focus'));
      expect(screen.getByText('from-phone.pdf')).toBeTruthy();
    });
    await user.upload(input('portfolio'), scan);
    await waitFor(() => expect(screen.getAllByText('Received')).toHaveLength(2));
  });
});

test.each(['passport', 'other'] as const)(
  'an applicant who has chosen "%s" is asked for it, without the ID-card notice',
  async (id_type) => {
    await open([{ type: 'id_card', required: true }], { id_type });
    const { title, hint, missing } = upload.identityKinds[id_type];
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByText(hint)).toBeTruthy();
    expect(screen.queryByText(upload.idCardNotice.hint)).toBeNull();
    await press(flow.continue);
    expect(await screen.findByRole('link', { name: missing })).toBeTruthy();
    await chooseFirstFile('id_card', scan);
    await screen.findByText('Received');
  },
);

test('the kind of identity document follows the choice on the same page', async () => {
  const { session } = await open([{ type: 'id_card', required: true }], { id_type: 'national_id' });
  expect(screen.getByRole('heading', { name: upload.kinds.id_card })).toBeTruthy();
  session.stores.$draft.set({ id_type: 'passport' });
  expect(await screen.findByRole('heading', { name: upload.identityKinds.passport.title })).toBeTruthy();
});

describe('a photo of an ID card', () => {
  const photo = fileOf(jpeg(), 'card.jpg', 'image/jpeg');
  const choose = async () => {
    api.files = [{ id: '9', type: 'id_card', name: 'back.pdf', size: 1 }];
    const form = await open([{ type: 'id_card', required: true }], { id_type: 'national_id' });
    await user.upload(input('id_card'), photo);
    expect(await screen.findByText(upload.beforeUpload.card)).toBeTruthy();
    return form;
  };

  test('is sent only by its button, and blocks the step until then', async () => {
    const { done } = await choose();
    expect(api.uploads).toBe(0);
    await press(flow.continue);
    const message = interpolate(upload.documentErrors.undecided, { kind: upload.kinds.id_card });
    const link = await screen.findByRole('link', { name: message });
    const send = screen.getByRole('button', { name: upload.beforeUpload.sendCovered });
    expect(link.getAttribute('href')).toBe(`#${send.id}`);
    expect(screen.getByText(message, { selector: '.field-error' }).id).toBe(send.getAttribute('aria-describedby'));
    await press(upload.beforeUpload.sendCovered);
    await waitFor(() => expect(screen.getAllByText('Received')).toHaveLength(2));
    expect(document.activeElement?.id).toBe('document-id_card');
    await press(flow.continue);
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
  });

  test('stays in sight while it travels, and nobody is asked to cover it then', async () => {
    api.stallAt = 40;
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:it');
    await choose();
    await press(upload.beforeUpload.sendCovered);
    await screen.findByRole('progressbar');
    expect(await screen.findByRole('img', { name: interpolate(upload.previewAlt, { name: 'card.jpg' }) })).toBeTruthy();
    expect(screen.queryByText(upload.idCardNotice.hint)).toBeNull();
    expect(screen.queryByText(upload.idCardNotice.hintMore)).toBeNull();
  });

  test('waits again when its upload is cancelled, which is said and announced until it is sent', async () => {
    api.stallAt = 40;
    await choose();
    await press(upload.beforeUpload.sendCovered);
    await screen.findByRole('progressbar');
    await press('Cancel uploading card.jpg');
    const [shown, announced] = screen.getAllByText(upload.beforeUpload.cancelled);
    expect([shown?.className, announced?.getAttribute('role')]).toEqual(['font-semibold', 'status']);
    expect(document.activeElement?.id).toBe('document-id_card');
    api.stallAt = undefined;
    await press(upload.beforeUpload.sendCovered);
    await waitFor(() => expect(screen.getAllByText('Received')).toHaveLength(2));
    expect(screen.queryByText(upload.beforeUpload.cancelled)).toBeNull();
  });

  test('cannot be sent or taken away while it is being opened to be covered', async () => {
    let fail = (): void => undefined;
    vi.stubGlobal('createImageBitmap', () => new Promise((_resolve, reject) => (fail = () => reject(new Error('no')))));
    await choose();
    await press(`${upload.beforeUpload.cover} card.jpg`);
    const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
    expect(button(upload.beforeUpload.sendCovered).disabled).toBe(true);
    expect(button('Remove card.jpg from this page').disabled).toBe(true);
    await press(upload.beforeUpload.sendCovered);
    await waitFor(() => {
      fail();
      expect(screen.queryByRole('alert')?.textContent).toBe(cover.undecodable);
    });
    expect(api.uploads).toBe(0);
    expect(button(upload.beforeUpload.sendCovered).disabled).toBe(false);
  });

  test('of too many pixels for a phone is neither shown nor opened', async () => {
    const decode = vi.fn();
    vi.stubGlobal('createImageBitmap', decode);
    const createObjectURL = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:it');
    api.files = [{ id: '9', type: 'id_card', name: 'back.pdf', size: 1 }];
    await open([{ type: 'id_card', required: true }], { id_type: 'national_id' });
    const many = bytesOf([0xff, 0xd8], [...frame(20_000, 20_000)], [...SCAN], END);
    await user.upload(input('id_card'), fileOf(many, 'huge.jpg', 'image/jpeg'));
    await press(`${upload.beforeUpload.cover} huge.jpg`);
    expect((await screen.findByRole('alert')).textContent).toBe(cover.undecodable);
    expect(decode).not.toHaveBeenCalled();
    expect(createObjectURL).not.toHaveBeenCalled();
  });

  test('that the browser cannot open can be sent unchanged, or removed', async () => {
    await choose();
    await press(`${upload.beforeUpload.cover} card.jpg`);
    expect((await screen.findByRole('alert')).textContent).toBe(cover.undecodable);
    await press('Remove card.jpg from this page');
    expect(screen.queryByText('card.jpg')).toBeNull();
    expect(api.uploads).toBe(0);
  });
});

describe('a PDF of an ID card', () => {
  const type = 'application/pdf';
  test.each([
    ['that is truncated', cover.pdf.problems.broken, bytesOf('%PDF-1.4 cut')],
    ['for which this browser has no renderer', cover.pdf.problems.failed, pdf()],
  ])('%s can still be sent unchanged, or removed', async (_what, problem, bytes) => {
    await open([{ type: 'id_card', required: true }], { id_type: 'passport' });
    await chooseFirstFile('id_card', fileOf(bytes, 'card.pdf', type));
    await press(`${upload.beforeUpload.edit} card.pdf`);
    expect((await screen.findByRole('alert')).textContent).toBe(problem);
    expect(api.uploads).toBe(0);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: upload.beforeUpload.send }).disabled).toBe(false);
    await press('Remove card.pdf from this page');
    expect(screen.queryByText('card.pdf')).toBeNull();
  });
});

test('a PDF whose renderer is gone from the server stays as it is, and the page says what was not loaded', async () => {
  const failed = vi.fn();
  document.addEventListener('chunk:failed', failed, { once: true });
  vi.stubGlobal('Worker', function gone() {
    const worker = Object.assign(new EventTarget(), { postMessage: () => undefined, terminate: () => undefined });
    setTimeout(() => worker.dispatchEvent(new Event('error')));
    return worker;
  });
  await open([{ type: 'id_card', required: true }], { id_type: 'passport' });
  await chooseFirstFile('id_card', fileOf(pdf(), 'card.pdf', 'application/pdf'));
  await press(`${upload.beforeUpload.edit} card.pdf`);
  await waitFor(() => expect(failed).toHaveBeenCalledTimes(1));
  expect(screen.getByRole('alert').textContent).toBe(upload.beforeUpload.notLoaded);
  expect(api.uploads).toBe(0);
  await press(upload.beforeUpload.send);
  await waitFor(() => expect(api.uploads).toBe(1));
});

describe('files dropped for all documents', () => {
  const requirements = [
    { type: 'id_card', required: true },
    { type: 'transcript', required: true },
  ] as const;
  const drop = (...files: File[]) =>
    user.upload(document.getElementById('documents-drop') ?? document.createElement('i'), files);
  const kindOf = (name: string) => screen.getByLabelText(interpolate(upload.allAtOnce.kindOf, { name }));

  test('are sent once the applicant has sorted them; names only give a guess', async () => {
    const { done } = await open(requirements, { id_type: 'national_id' });
    await drop(fileOf(pdf(), 'transcript.pdf'), fileOf(pdf('<< /Root 2 0 R >>'), 'IMG_1.pdf'));
    expect(kindOf('transcript.pdf')).toHaveProperty('value', 'transcript');
    expect(kindOf('IMG_1.pdf')).toHaveProperty('value', '');
    await press(flow.continue);
    const link = await screen.findByRole('link', { name: upload.documentErrors.unsorted });
    expect(link.getAttribute('href')).toBe('#documents-drop');
    expect(done).not.toHaveBeenCalled();

    await press(upload.allAtOnce.send);
    expect(await screen.findByRole('alertdialog', { name: upload.documentNotice.title })).toBeTruthy();
    await press(upload.idCardNotice.sendAll);
    await waitFor(() => expect(api.files.map(({ type }) => type)).toEqual(['transcript']));
    expect(document.activeElement?.id).toBe('document-transcript');
    await user.selectOptions(kindOf('IMG_1.pdf'), 'id_card');
    await press(upload.allAtOnce.send);
    await user.click(await screen.findByRole('button', { name: upload.idCardNotice.sendAll }));
    await waitFor(() => expect(api.files.map(({ type }) => type)).toEqual(['transcript', 'id_card']));
    await press(flow.continue);
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
  });

  test('are all sent by one button, also those that could be covered', async () => {
    await open(requirements, { id_type: 'national_id' });
    await drop(fileOf(pdf(), 'transcript.pdf', 'application/pdf'), fileOf(jpeg(), 'id card.jpg', 'image/jpeg'));
    expect(screen.getByRole('button', { name: `${upload.beforeUpload.cover} id card.jpg` })).toBeTruthy();
    expect(screen.getByRole('button', { name: `${upload.beforeUpload.edit} transcript.pdf` })).toBeTruthy();
    await press(upload.allAtOnce.send);
    await user.click(await screen.findByRole('button', { name: upload.idCardNotice.sendAll }));
    await waitFor(() => expect(screen.getAllByText('Received')).toHaveLength(2));
    expect(screen.queryByRole('button', { name: upload.beforeUpload.send })).toBeNull();
  });

  test('that cannot be used are marked at once, are not sent, and block the step until they are removed', async () => {
    const { done } = await open([
      { type: 'transcript', required: false },
      { type: 'portfolio', required: false },
    ]);
    await drop(fileOf(bytesOf('PK'), 'portfolio.docx'), fileOf(pdf(), 'transcript.pdf'));
    expect((await screen.findAllByText(new RegExp(upload.failures['wrong-type']))).length).toBeGreaterThan(0);
    expect(screen.queryByLabelText(interpolate(upload.allAtOnce.kindOf, { name: 'portfolio.docx' }))).toBeNull();
    expect(api.uploads).toBe(0);
    await press(upload.allAtOnce.send);
    await user.click(await screen.findByRole('button', { name: upload.idCardNotice.sendAll }));
    await screen.findByText('Received');
    expect(api.uploads).toBe(1);
    expect(screen.queryByRole('button', { name: upload.allAtOnce.send })).toBeNull();
    await press(flow.continue);
    await screen.findByRole('link', { name: upload.documentErrors.unusable });
    await press('Remove portfolio.docx from this page');
    await press(flow.continue);
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
  });

  test('have one notice, stay until it is acknowledged, and can be removed', async () => {
    await open(requirements.toReversed(), { id_type: 'national_id' });
    await drop(fileOf(pdf(), 'transcript.pdf'), fileOf(pdf(), 'id card.pdf'));
    await press(upload.allAtOnce.send);
    expect(screen.queryByRole('alertdialog', { name: upload.documentNotice.title })).toBeNull();
    (await screen.findByRole('alertdialog')).dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(api.uploads).toBe(0);
    await press('Remove transcript.pdf from this page');
    expect(screen.queryByText('transcript.pdf')).toBeNull();
  });

  test('are sent once, and not when the question is closed after it was answered', async () => {
    await open(requirements, { id_type: 'national_id' });
    await drop(fileOf(pdf(), 'id card.pdf'));
    // A second press while the notice is loaded.
    await Promise.all([press(upload.allAtOnce.send), press(upload.allAtOnce.send)]);
    await user.click(await screen.findByRole('button', { name: upload.idCardNotice.sendAll }));
    await screen.findByText('Received');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(api.uploads).toBe(1);
  });

  test('can be covered after the notice, which then does not come again', async () => {
    await open(requirements, { id_type: 'national_id' });
    await drop(fileOf(pdf(), 'id card.pdf'));
    await press(upload.allAtOnce.send);
    await user.click(await screen.findByRole('button', { name: upload.idCardNotice.back }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(api.uploads).toBe(0);
    await press(upload.allAtOnce.send);
    await screen.findByText('Received');
  });
});

test('an unreadable list offers a retry', async () => {
  api.interruption = 'offline';
  show([{ type: 'transcript', required: true }]);
  await user.click(await screen.findByRole('button', { name: common.retry }));
  expect(await screen.findByRole('heading', { name: 'Transcript' })).toBeTruthy();
});
