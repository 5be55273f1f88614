// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import common from '../../../locales/en/common.json' with { type: 'json' };
import flow from '../../../locales/en/flow.json' with { type: 'json' };
import upload from '../../../locales/en/upload.json' with { type: 'json' };
import { interpolate } from '../../../src/lib/interpolate.ts';
import { messages } from '../../application/test-session.ts';
import { fakeDocumentsApi } from '../fake-documents-api.ts';
import { bytesOf, fileOf, jpeg } from '../sample-files.ts';
import { input, open, press, scan, show, user } from './open-form.tsx';

let api: ReturnType<typeof fakeDocumentsApi>;
beforeEach(() => {
  api = fakeDocumentsApi();
});
afterEach(cleanup);

describe('the documents step', () => {
  test('says calmly that nothing is needed and goes on', async () => {
    const { done } = await open([]);
    expect(screen.getByText(upload.noDocuments.title)).toBeTruthy();
    await press(flow.continue);
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
  });

  test('names what is missing, leads to it, and stops naming it once it is received', async () => {
    document.title = 'Documents';
    const { done } = await open([{ type: 'transcript', required: true }]);
    await press(flow.continue);
    const alert = await screen.findByRole('alert');
    const link = within(alert).getByRole('link', { name: upload.documentErrors.missing.transcript });
    expect(link.getAttribute('href')).toBe('#document-transcript-file');
    expect(done).not.toHaveBeenCalled();
    expect(document.title).toBe(`${messages.errors.tabPrefix} Documents`);

    await user.upload(input('transcript'), scan);
    await screen.findByText('Received');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.title).toBe('Documents');
    await press(flow.continue);
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
  });

  test('goes on in a browser that can show no preview', async () => {
    const makeAddress = vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
      throw new TypeError('not supported');
    });
    await open([{ type: 'transcript', required: true }]);
    await user.upload(input('transcript'), fileOf(jpeg(), 'scan.jpg'));
    await screen.findByText('Received');
    expect(makeAddress).toHaveBeenCalled();
    expect(screen.getAllByText(/scan\.jpg/).length).toBeGreaterThan(0);
  });

  test('shows why a file was refused and blocks the step until it is removed', async () => {
    const { done } = await open([{ type: 'portfolio', required: false }]);
    await user.upload(input('portfolio'), fileOf(bytesOf('GIF89a'), 'a.pdf'));
    expect((await screen.findAllByText(new RegExp(upload.failures['wrong-type']))).length).toBeGreaterThan(0);
    await press(flow.continue);
    expect(await screen.findByRole('alert')).toBeTruthy();
    await press('Remove a.pdf from this page');
    await press(flow.continue);
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
  });

  test('deletes by a button that names the file, and the focus stays with the document', async () => {
    api.files = [{ id: '9', type: 'transcript', name: 'old.pdf', size: 2048 }];
    await open([{ type: 'transcript', required: true }]);
    await press('Delete the file old.pdf');
    await screen.findByText(upload.states.missing);
    expect(document.activeElement?.id).toBe('document-transcript');
    expect(api.files).toEqual([]);
    expect(screen.getByRole('status').textContent).toBe(interpolate(upload.removed, { name: 'old.pdf' }));
  });

  test('tells that a file was sent before, goes on without it, and sends it once more only when asked', async () => {
    api.files = [{ id: '9', type: 'transcript', name: 'scan.pdf', size: scan.size }];
    const { done } = await open([{ type: 'transcript', required: true }]);
    await user.upload(input('transcript'), scan);
    expect(await screen.findByText(upload.duplicate)).toBeTruthy();
    expect(input('transcript').getAttribute('aria-invalid')).toBeNull();
    await press(flow.continue);
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
    expect(api.uploads).toBe(0);

    await press(`${upload.sendAgain} scan.pdf`);
    expect(await screen.findByText(upload.twice)).toBeTruthy();
    expect(screen.queryByText(upload.duplicate)).toBeNull();
    expect(api.uploads).toBe(1);
  });

  test('says which button deletes again when the file is still there', async () => {
    api.files = [{ id: '9', type: 'transcript', name: 'old.pdf', size: 2048 }];
    await open([{ type: 'transcript', required: true }]);
    api.interruption = { status: 422, body: { message: 'It is locked', errors: {} } };
    await press('Delete the file old.pdf');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'We could not delete old.pdf. Select Delete to try again. It is locked',
    );
    await press('Delete the file old.pdf');
    await screen.findByText(upload.states.missing);
  });

  test('shows progress as a progress bar, and cancels', async () => {
    api.stallAt = 40;
    await open([{ type: 'transcript', required: true }]);
    await user.upload(input('transcript'), scan);
    const bar = await screen.findByRole('progressbar');
    expect(bar.getAttribute('value')).toBe('40');
    expect(document.getElementById('document-transcript-file')).toBeNull();
    await press('Cancel uploading scan.pdf');
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(input('transcript')).toBeTruthy();
  });

  test('shows what was sent elsewhere when the applicant comes back to the page', async () => {
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

  test('is closed until it is asked for', async () => {
    await open([{ type: 'portfolio', required: false }]);
    expect(details()?.open).toBe(false);
    await user.click(screen.getByRole('heading', { name: /Portfolio/ }));
    expect(details()?.open).toBe(true);
  });

  test('opens for its file, stays open without it, and is closed by a press alone', async () => {
    api.files = [{ id: '9', type: 'portfolio', name: 'old.pdf', size: 2048 }];
    await open([{ type: 'portfolio', required: false }]);
    expect(details()?.open).toBe(true);
    expect(screen.getByText('old.pdf')).toBeTruthy();
    await press('Delete the file old.pdf');
    await waitFor(() => expect(screen.queryByText('old.pdf')).toBeNull());
    expect(details()?.open).toBe(true);
    await user.click(screen.getByRole('heading', { name: /Portfolio/ }));
    await waitFor(() => expect(details()?.open).toBe(false));
  });
});

test('a card that was sent is still to be covered by whoever adds another', async () => {
  api.files = [{ id: '9', type: 'id_card', name: 'card.pdf', size: 1 }];
  await open([{ type: 'id_card', required: true }]);
  expect(screen.getByText(upload.idCardNotice.hint)).toBeTruthy();
  expect(screen.getByText(upload.idCardNotice.kept)).toBeTruthy();
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

    await user.click(input('id_card'));
    await user.click(await screen.findByRole('button', { name: upload.idCardNotice.acknowledge }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.upload(input('id_card'), scan);
    await screen.findByText('Received');
  });

  test('a chosen file is sent by the button only: Esc and another choice drop it', async () => {
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

  test('does not show when a card was sent before, and not for other documents', async () => {
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

test('a list that cannot be read offers another try', async () => {
  api.interruption = 'offline';
  show([{ type: 'transcript', required: true }]);
  await user.click(await screen.findByRole('button', { name: common.retry }));
  expect(await screen.findByRole('heading', { name: 'Transcript' })).toBeTruthy();
});
