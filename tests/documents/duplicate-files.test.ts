import { describe, expect, test, vi } from 'vitest';
import { IN_BACKGROUND } from '../../src/documents/upload-queue.ts';
import { scan, settled, started } from './fake-upload-server.ts';
import { fileOf, pdf } from './sample-files.ts';

describe('the same file twice', () => {
  async function received() {
    const page = started();
    await page.queue.replaceWith('id_card', scan);
    page.sendings[0]?.succeed();
    await settled();
    await page.queue.replaceWith('id_card', fileOf(pdf(), 'scan.pdf'));
    await settled();
    return page;
  }

  test('is reported and not sent, unless the applicant wants it', async () => {
    const { queue, sendings, stored, stateOf } = await received();
    expect(stateOf()).toMatchObject({ kind: 'duplicate' });
    expect(sendings).toHaveLength(1);
    queue.retry('id_card');
    await settled();
    sendings[1]?.succeed();
    await settled();
    expect(stored).toHaveLength(2);
  });

  test('is recognised by name and size if it was sent before the page was opened', async () => {
    const { queue, sendings, stateOf } = started([{ id: '1', type: 'id_card', name: 'scan.pdf', size: scan.size }]);
    await queue.replaceWith('id_card', scan);
    expect(stateOf()).toMatchObject({ kind: 'duplicate' });
    queue.cancel('id_card');
    expect(stateOf()).toBeUndefined();
    expect(sendings).toHaveLength(0);
  });

  test('is recognised if the server was still receiving it when the page was opened', async () => {
    const { queue, sendings, stored, stateOf } = started();
    stored.push({ id: '1', type: 'id_card', name: 'scan.pdf', size: scan.size });
    await queue.replaceWith('id_card', scan);
    expect(stateOf()).toMatchObject({ kind: 'duplicate' });
    expect(queue.$files.get()).toHaveLength(1);
    expect(sendings).toHaveLength(0);
  });

  test('is looked up during the preparation, only if the page shows no file, and failures are ignored', async () => {
    const { queue, calls, sendings } = started([{ id: '1', type: 'transcript', name: 'a.pdf', size: 1 }]);
    calls.listWithoutDialog.mockRejectedValueOnce(new Error('offline'));
    calls.prepare.mockImplementationOnce(async (file) => {
      await vi.waitFor(() => expect(calls.listWithoutDialog).toHaveBeenCalledOnce());
      return { kind: 'ready', preparedFile: { file, hasPreview: false, checksum: 1 } };
    });
    await queue.replaceWith('id_card', scan);
    await queue.replaceWith('transcript', scan);
    await settled();
    expect(sendings.map(({ kind }) => kind)).toEqual(['id_card', 'transcript']);
    expect(calls.listWithoutDialog).toHaveBeenCalledOnce();
  });

  test('is no longer reported once the list shows that another tab has deleted it', async () => {
    const { queue, stored, stateOf } = await received();
    expect(stateOf()).toMatchObject({ kind: 'duplicate' });
    stored.splice(0);
    await queue.reload(IN_BACKGROUND);
    expect(stateOf()).toBeUndefined();
  });

  test.each([
    ['other.pdf', pdf()],
    ['scan.pdf', pdf('<< /Root 2 0 R >>')],
  ])('does not include a file with another name or other bytes (%s)', async (name, bytes) => {
    const { queue, sendings } = await received();
    await queue.replaceWith('id_card', fileOf(bytes, name));
    await settled();
    expect(sendings).toHaveLength(2);
  });

  test('may be sent as another kind, and again once it was deleted', async () => {
    const { queue, sendings, stored } = await received();
    await queue.replaceWith('transcript', scan);
    await queue.remove(stored[0]?.id ?? '');
    await queue.replaceWith('id_card', scan);
    await settled();
    expect(sendings.map(({ kind }) => kind)).toEqual(['id_card', 'transcript', 'id_card']);
  });
});

test('a request repeated by the browser shows as two files', async () => {
  const { queue, sendings, stored } = started();
  await queue.replaceWith('id_card', scan);
  stored.push({ id: '7', type: 'id_card', name: 'scan.pdf', size: scan.size });
  sendings[0]?.succeed();
  await settled();
  expect(queue.$files.get().map(({ id }) => id)).toEqual(['7', '101']);
});

test('a list that lacks the new file does not hide it', async () => {
  const { queue, calls, sendings, stateOf } = started();
  await queue.replaceWith('id_card', scan);
  calls.listWithoutDialog.mockResolvedValue([]);
  sendings[0]?.succeed();
  await settled();
  expect(stateOf()).toMatchObject({ kind: 'received' });
  expect(queue.$files.get()).toHaveLength(1);
});
