import { beforeEach, expect, test, vi } from 'vitest';
import { uploadClient } from '../../src/documents/upload-client.ts';
import { documentsSession, fakeDocumentsApi } from './fake-documents-api.ts';
import { fileOf, heic } from './sample-files.ts';

beforeEach(() => {
  fakeDocumentsApi();
});

function started() {
  let keepsSize = false;
  const toUprightJpeg = vi.fn(() => Promise.resolve(new Blob(['jpeg'], { type: 'image/jpeg' })));
  const client = uploadClient(documentsSession([]), { toUprightJpeg }, () => keepsSize);
  const keep = (): void => {
    keepsSize = true;
  };
  return { client, toUprightJpeg, keep };
}

test('an early preparation is used once, and a retry prepares the file again', async () => {
  const { client, toUprightJpeg } = started();
  const photo = fileOf(heic(), 'a.heic');
  client.prepareEarly(photo);
  client.prepareEarly(photo);
  expect(await client.prepare(photo)).toMatchObject({ kind: 'ready', preparedFile: { file: { name: 'a.jpg' } } });
  expect(toUprightJpeg).toHaveBeenCalledTimes(1);
  await client.prepare(photo);
  expect(toUprightJpeg).toHaveBeenCalledTimes(2);
});

test('a file is prepared again if the picture size setting has changed since', async () => {
  const { client, toUprightJpeg, keep } = started();
  const photo = fileOf(heic(), 'a.heic');
  client.prepareEarly(photo);
  await vi.waitFor(() => expect(toUprightJpeg).toHaveBeenCalledTimes(1));
  keep();
  await client.prepare(photo);
  expect(toUprightJpeg).toHaveBeenCalledTimes(2);
});

test("a failed early preparation is reported in the file's turn", async () => {
  const { client, toUprightJpeg } = started();
  toUprightJpeg.mockRejectedValueOnce(new TypeError('no chunk'));
  const photo = fileOf(heic(), 'a.heic');
  client.prepareEarly(photo);
  await vi.waitFor(() => expect(toUprightJpeg).toHaveBeenCalledTimes(1));
  expect(await client.prepare(photo)).toEqual({ kind: 'refused', reason: 'not-loaded' });
  expect(await client.prepare(photo)).toMatchObject({ kind: 'ready' });
});
