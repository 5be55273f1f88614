import { describe, expect, test, vi } from 'vitest';
import { UPLOAD_LIMIT_BYTES } from '../../src/config/constants.ts';
import { prepareFile, type Preparation } from '../../src/documents/file/prepare-file.ts';
import {
  bytesOf,
  chunk,
  exif,
  fileOf,
  frame,
  GPS,
  heic,
  jpeg,
  JFIF,
  pdf,
  png,
  readBack,
  SCAN,
  END,
  textOf,
} from './sample-files.ts';

const TURNED = jpeg();
const turns = () => vi.fn(() => Promise.resolve(new Blob([TURNED], { type: 'image/jpeg' })));
const cannot = () => vi.fn(() => Promise.resolve(undefined));

const sent = (preparation: Preparation): File => {
  if (preparation.kind === 'refused') throw new Error(`refused: ${preparation.reason}`);
  return preparation.preparedFile.file;
};

describe('preparing a file', () => {
  test('sends a PDF as it is', async () => {
    const file = sent(await prepareFile(fileOf(pdf(), 'ผลการเรียน.pdf'), cannot()));
    expect(await readBack(file)).toEqual(pdf());
    expect([file.name, file.type]).toEqual(['ผลการเรียน.pdf', 'application/pdf']);
  });

  test('calls a JPEG a JPEG, whatever it is named and said to be', async () => {
    const preparation = await prepareFile(fileOf(jpeg(), 'transcript.pdf', 'application/pdf'), cannot());
    expect([sent(preparation).name, sent(preparation).type]).toEqual(['transcript.jpg', 'image/jpeg']);
    expect(preparation).toMatchObject({ kind: 'ready', preparedFile: { hasPreview: true } });
  });

  test('removes the location of an upright photo and changes no pixel', async () => {
    const canvas = turns();
    const file = sent(await prepareFile(fileOf(jpeg(JFIF, exif(1)), 'card.jpg'), canvas));
    expect(await readBack(file)).toEqual(jpeg(JFIF));
    expect(canvas).not.toHaveBeenCalled();
  });

  test('turns a photo that lies on its side', async () => {
    const file = sent(await prepareFile(fileOf(jpeg(exif(6)), 'card.jpg'), turns()));
    expect(await readBack(file)).toEqual(TURNED);
  });

  test('sends the orientation and no other metadata when the browser cannot rotate the photo', async () => {
    const bytes = await readBack(sent(await prepareFile(fileOf(jpeg(JFIF, exif(6)), 'card.jpg'), cannot())));
    expect(textOf(bytes)).not.toContain('GPS');
    expect(textOf(bytes).match(/Exif/g)).toHaveLength(1);
    expect(bytes.length).toBe(jpeg(JFIF).length + 36);
  });

  test('never decodes a picture that could end the page', async () => {
    const huge = bytesOf([0xff, 0xd8], [...exif(3)], [...frame(20_000, 20_000)], [...SCAN], END);
    const canvas = turns();
    expect(await prepareFile(fileOf(huge, 'plan.jpg'), canvas)).toMatchObject({
      kind: 'ready',
      preparedFile: { hasPreview: false },
    });
    expect(canvas).not.toHaveBeenCalled();
  });

  test('removes the location of a PNG', async () => {
    const file = sent(await prepareFile(fileOf(png(chunk('eXIf', GPS)), 'a.png'), cannot()));
    expect(await readBack(file)).toEqual(png());
  });

  test('turns HEIC into JPEG, or says that this browser cannot', async () => {
    expect(sent(await prepareFile(fileOf(heic(), 'IMG_1.HEIC'), turns())).name).toBe('IMG_1.jpg');
    expect(await prepareFile(fileOf(heic(), 'IMG_1.HEIC'), cannot())).toEqual({
      kind: 'refused',
      reason: 'cannot-convert',
    });
  });

  test('hands a PDF with a lock over with the question', async () => {
    const locked = await prepareFile(fileOf(pdf('<< /Encrypt 5 0 R >>'), 'a.pdf'), cannot());
    expect(locked.kind).toBe('locked');
    expect(sent(locked).type).toBe('application/pdf');
  });

  test.each([
    ['an empty file', fileOf(bytesOf(), 'a.pdf'), 'empty'],
    ['a cut JPEG', fileOf(jpeg().subarray(0, -2), 'a.jpg'), 'damaged'],
    ['a cut PNG', fileOf(png().subarray(0, -2), 'a.png'), 'damaged'],
    ['a program', fileOf(bytesOf('MZ'), 'a.pdf'), 'wrong-type'],
  ])('refuses %s', async (_name, file, reason) => {
    expect(await prepareFile(file, cannot())).toEqual({ kind: 'refused', reason });
  });

  test('refuses a file over the limit without reading it', async () => {
    const file = fileOf(pdf(), 'a.pdf');
    Object.defineProperty(file, 'size', { value: UPLOAD_LIMIT_BYTES + 1 });
    const read = vi.spyOn(file, 'arrayBuffer');
    expect(await prepareFile(file, cannot())).toEqual({ kind: 'refused', reason: 'too-big' });
    expect(read).not.toHaveBeenCalled();
  });

  test('says so when the device takes the file back', async () => {
    const file = fileOf(pdf(), 'a.pdf');
    vi.spyOn(file, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotReadableError'));
    expect(await prepareFile(file, cannot())).toEqual({ kind: 'refused', reason: 'unreadable' });
  });
});
