// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as callFloor from '../../../src/api/call.ts';
import { CallError } from '../../../src/api/errors.ts';
import * as uploadFloor from '../../../src/api/upload.ts';
import common from '../../../locales/en/common.json' with { type: 'json' };
import flow from '../../../locales/en/flow.json' with { type: 'json' };
import upload from '../../../locales/en/upload.json' with { type: 'json' };
import { input, open, press, resetServer, scan, server, show, user } from './open-step.tsx';
import { bytesOf, fileOf } from './sample-files.ts';

vi.mock('../../../src/api/call.ts', { spy: true });
vi.mock('../../../src/api/upload.ts', { spy: true });

beforeEach(resetServer);
afterEach(cleanup);

describe('the documents step', () => {
  test('says calmly that nothing is needed and goes on', async () => {
    const { done } = await open([]);
    expect(screen.getByText(upload.nothing.title)).toBeTruthy();
    await press(flow.continue);
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
  });

  test('names what is missing, leads to it, and stops naming it once it is received', async () => {
    const { done } = await open([{ type: 'transcript', required: true }]);
    await press(flow.continue);
    const alert = await screen.findByRole('alert');
    const link = within(alert).getByRole('link', { name: 'Send: Transcript' });
    expect(link.getAttribute('href')).toBe('#document-transcript-file');
    expect(done).not.toHaveBeenCalled();

    await user.upload(input('transcript'), scan);
    await screen.findByText('Received');
    expect(screen.queryByRole('alert')).toBeNull();
    await press(flow.continue);
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
  });

  test('shows why a file was refused and holds the step until it is removed', async () => {
    const { done } = await open([{ type: 'portfolio', required: false }]);
    await user.upload(input('portfolio'), fileOf(bytesOf('GIF89a'), 'a.pdf'));
    expect((await screen.findAllByText(new RegExp('not a PDF, JPEG or PNG'))).length).toBeGreaterThan(0);
    await press(flow.continue);
    expect(await screen.findByRole('alert')).toBeTruthy();
    await press('Remove a.pdf from this page');
    await press(flow.continue);
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
  });

  test('deletes by a button that names the file, and keeps the focus with the document', async () => {
    server.held = [{ id: '9', type: 'transcript', name: 'old.pdf', size: 2048 }];
    await open([{ type: 'transcript', required: true }]);
    await press('Delete the file old.pdf');
    await screen.findByText(upload.states.missing);
    expect(document.activeElement?.id).toBe('document-transcript');
    expect(server.held).toEqual([]);
  });

  test('shows progress as a progress bar, and cancels', async () => {
    vi.mocked(uploadFloor.upload).mockImplementation(
      (_endpoint: unknown, { onProgress, signal }: Parameters<typeof uploadFloor.upload>[1]) => {
        onProgress?.(40);
        return new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new CallError({ kind: 'cancelled' })));
        });
      },
    );
    await open([{ type: 'transcript', required: true }]);
    await user.upload(input('transcript'), scan);
    const bar = await screen.findByRole('progressbar');
    expect(bar.getAttribute('value')).toBe('40');
    expect(document.getElementById('document-transcript-file')).toBeNull();
    await press('Cancel sending scan.pdf');
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(input('transcript')).toBeTruthy();
  });
});

describe('the redaction notice', () => {
  test('stands before the first ID card and is not passed by dismissing it', async () => {
    await open([{ type: 'id_card', required: true }]);
    expect(screen.getByText(upload.redaction.hint)).toBeTruthy();
    await user.upload(input('id_card'), scan);
    expect(uploadFloor.upload).not.toHaveBeenCalled();
    const notice = await screen.findByRole('alertdialog');
    notice.dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(uploadFloor.upload).not.toHaveBeenCalled();

    await user.click(input('id_card'));
    await user.click(await screen.findByRole('button', { name: upload.redaction.acknowledge }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.upload(input('id_card'), scan);
    await screen.findByText('Received');
  });

  test('with a file in hand, it is sent by the button only: Esc and another choice let it go', async () => {
    await open([{ type: 'id_card', required: true }]);
    const drop = () => fireEvent.change(input('id_card'), { target: { files: [scan] } });
    const picked = vi.spyOn(input('id_card'), 'click');
    drop();
    (await screen.findByRole('alertdialog')).dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(picked).not.toHaveBeenCalled();
    drop();
    await user.click(await screen.findByRole('button', { name: upload.redaction.another }));
    await waitFor(() => expect(picked).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(uploadFloor.upload).not.toHaveBeenCalled();
    drop();
    await user.click(await screen.findByRole('button', { name: upload.redaction.send }));
    await screen.findByText('Received');
  });

  test('does not come again when a card was sent before, and not for other documents', async () => {
    server.held = [{ id: '9', type: 'id_card', name: 'card.pdf', size: 1 }];
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
  vi.mocked(callFloor.callAny).mockRejectedValueOnce(new CallError({ kind: 'offline' }));
  show([{ type: 'transcript', required: true }]);
  await user.click(await screen.findByRole('button', { name: common.retry }));
  expect(await screen.findByRole('heading', { name: 'Transcript' })).toBeTruthy();
});
