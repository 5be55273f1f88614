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

test('a file that was prepared early is not prepared again at its turn, but at its next one', async () => {
  const { client, toUprightJpeg } = started();
  const photo = fileOf(heic(), 'a.heic');
  client.prepareEarly(photo);
  client.prepareEarly(photo);
  expect(await client.prepare(photo)).toMatchObject({ kind: 'ready', preparedFile: { file: { name: 'a.jpg' } } });
  expect(toUprightJpeg).toHaveBeenCalledTimes(1);
  await client.prepare(photo);
  expect(toUprightJpeg).toHaveBeenCalledTimes(2);
});

test('a file is prepared again where the applicant has changed the size of pictures since', async () => {
  const { client, toUprightJpeg, keep } = started();
  const photo = fileOf(heic(), 'a.heic');
  client.prepareEarly(photo);
  await vi.waitFor(() => expect(toUprightJpeg).toHaveBeenCalledTimes(1));
  keep();
  await client.prepare(photo);
  expect(toUprightJpeg).toHaveBeenCalledTimes(2);
});

test('a failure of an early preparation is told at the turn of the file', async () => {
  const { client, toUprightJpeg } = started();
  toUprightJpeg.mockRejectedValue(new TypeError('no chunk'));
  const photo = fileOf(heic(), 'a.heic');
  client.prepareEarly(photo);
  await vi.waitFor(() => expect(toUprightJpeg).toHaveBeenCalledTimes(1));
  await expect(client.prepare(photo)).rejects.toThrow('no chunk');
});
