import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PICTURE_WAIT_MS } from '../../../src/config/constants.ts';
import {
  pdfOfPages,
  pdfPages,
  type OpenedPdf,
  type PdfPage,
  type PdfProblem,
} from '../../../src/platform/pictures/pdf-pages.ts';
import { HELVETICA, pdfOfPage, pdfWith, streamOf, textOf } from '../../lib/pdf/sample-pdfs.ts';
import { pixelsOf, useNodeRenderer } from './node-renderer.ts';

beforeEach(useNodeRenderer);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pagesOf = (result: OpenedPdf): readonly PdfPage[] => {
  if (typeof result === 'string') throw new Error(result);
  return result;
};

const darkIn = async (page: PdfPage | undefined): Promise<number> => {
  if (!page) throw new Error('no page');
  const { data } = await pixelsOf(page.jpeg);
  return data.filter((value, index) => index % 4 === 0 && value < 60).length;
};

test('each page becomes a picture of 2200 pixels, and the PDF stays as it is', async () => {
  const bytes = pdfOfPage({ drawing: textOf('MMMM'), count: 2 });
  const before = bytes.slice();
  const pages = pagesOf(await pdfPages(bytes));
  expect(bytes).toEqual(before);
  expect(pages.map(({ longSide }) => longSide)).toEqual([200, 200]);
  for (const page of pages) {
    expect(await pixelsOf(page.jpeg)).toMatchObject({ width: 2200, height: 1100 });
    expect(await darkIn(page)).toBeGreaterThan(5000);
  }
});

test('what leaves has the pages as pictures, and no word of the PDF', async () => {
  vi.stubGlobal('createImageBitmap', async (jpeg: Blob) => ({ ...(await pixelsOf(jpeg)), close: () => undefined }));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.stringMatching(/^[A-Z]{8,20}$/), { minLength: 1, maxLength: 3 }), async (words) => {
      const [canary = ''] = words;
      const bytes = pdfOfPage({
        drawing: words.map((word, index) => textOf(word, `5 ${20 + index * 25}`)).join(' '),
        catalog: `/Names (${canary}) /Metadata 4 0 R`,
        trailer: `/Info << /Title (${canary}) >>`,
      });
      const made = await pdfOfPages(pagesOf(await pdfPages(bytes)));
      const left = new Uint8Array((await made?.arrayBuffer()) ?? []);
      for (const word of words) {
        expect(Buffer.from(bytes).includes(word)).toBe(true);
        expect(Buffer.from(left).includes(word)).toBe(false);
      }
      expect(left.length).toBeGreaterThan(10_000);
    }),
    { numRuns: 3 },
  );
});

test('what the PDF hides is not in the picture', async () => {
  const layer = '<< /Type /OCG /Name (hidden) >>';
  const bytes = pdfWith([
    '<< /Type /Catalog /Pages 2 0 R /OCProperties << /OCGs [5 0 R] /D << /OFF [5 0 R] >> >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] /Contents 4 0 R /Resources << /Font << /F ${HELVETICA} >> /Properties << /L 5 0 R >> >> >>`,
    streamOf('', `/OC /L BDC ${textOf('MMMM')} EMC`),
    layer,
  ]);
  expect(await darkIn(pagesOf(await pdfPages(bytes))[0])).toBe(0);
});

const descriptor = '/FontDescriptor << /Type /FontDescriptor /FontName /AngsanaUPC /Flags 32 >>';
const THAI = `<< /Type /Font /Subtype /TrueType /BaseFont /AngsanaUPC /Encoding /WinAnsiEncoding ${descriptor} >>`;
const CHINESE =
  '<< /Type /Font /Subtype /Type0 /BaseFont /SimSun /Encoding /GBK-EUC-H /DescendantFonts [<< /Type /Font ' +
  `/Subtype /CIDFontType2 /BaseFont /SimSun /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> ${descriptor} >>] >>`;
const SYMBOLS = '<< /Type /Font /Subtype /Type1 /BaseFont /ZapfDingbats >>';
const drawing = `q 100 0 0 100 0 0 cm /X Do Q ${textOf('A')}`;
const picture = (facts: string): string =>
  streamOf(`/Type /XObject /Subtype /Image /ColorSpace /DeviceRGB /BitsPerComponent 8 ${facts}`, 'no picture');

test.each<readonly [string, PdfProblem, Uint8Array]>([
  ['a Thai font that is not in the file', 'incomplete', pdfOfPage({ drawing: textOf('\\241\\242'), font: THAI })],
  ['a table of Chinese letters', 'incomplete', pdfOfPage({ drawing: textOf('AB'), font: CHINESE })],
  ['a broken picture', 'incomplete', pdfOfPage({ drawing, picture: picture('/Width 9 /Height 9 /Filter /DCTDecode') })],
  ['a broken scan', 'incomplete', pdfOfPage({ drawing, picture: picture('/Width 9 /Height 9 /Filter /JPXDecode') })],
  ['200 megapixels', 'incomplete', pdfOfPage({ drawing, picture: picture('/Width 20000 /Height 10000') })],
  [
    '200 megapixels with a palette between the sizes',
    'incomplete',
    pdfOfPage({
      drawing,
      picture: picture(`/Width 20000 /ColorSpace [/Indexed /DeviceRGB 255 <${'00'.repeat(768)}>] /Height 10000`),
    }),
  ],
  ['200 megapixels inside the page', 'incomplete', pdfOfPage({ drawing: 'BI /W 20000 /H 10000 /BPC 1 ID EI' })],
  [
    'sizes that are written elsewhere',
    'incomplete',
    pdfOfPage({ drawing, picture: picture('/Width 6 0 R /Height 7 0 R') }),
  ],
  ['eleven pages', 'tooLong', pdfOfPage({ drawing, count: 11 })],
  ['10,000 pages', 'tooLong', pdfOfPage({ drawing, count: 10_000 })],
  ['no pages', 'broken', pdfOfPage({ drawing, count: 0 })],
  ['no PDF inside', 'broken', Uint8Array.from('%PDF-1.4 nothing', (letter) => letter.charCodeAt(0))],
  [
    'a password',
    'locked',
    pdfOfPage({
      drawing,
      trailer: `/ID [<00><00>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'11'.repeat(32)}> /U <${'22'.repeat(32)}> >>`,
    }),
  ],
])('a PDF with %s is refused as %s', async (_what, problem, bytes) => {
  expect(await pdfPages(bytes)).toBe(problem);
});

test('symbols are drawn with a font that the site serves', async () => {
  const read = vi.fn((address: string) => {
    const name = /Foxit\w+\.pfb/.exec(address)?.[0] ?? '';
    const file = createRequire(import.meta.url).resolve(`pdfjs-dist/standard_fonts/${name}`);
    return Promise.resolve(new Response(new Uint8Array(readFileSync(file))));
  });
  vi.stubGlobal('fetch', read);
  const pages = pagesOf(await pdfPages(pdfOfPage({ drawing: textOf('nnnn'), font: SYMBOLS })));
  expect(read).toHaveBeenCalledTimes(1);
  expect(await darkIn(pages[0])).toBeGreaterThan(5000);
});

/** A worker that fails as soon as it has started. */
const failingWorker = (error: Event) =>
  vi.stubGlobal('Worker', function failing() {
    const worker = Object.assign(new EventTarget(), { postMessage: () => undefined, terminate: () => undefined });
    setTimeout(() => worker.dispatchEvent(error));
    return worker;
  });

describe('a file of the site that a release has taken away', () => {
  test('is no fault of the PDF, where it is the worker', async () => {
    // The browser sends a plain event when it has loaded no code.
    failingWorker(new Event('error'));
    await expect(pdfPages(pdfOfPage({ drawing }))).rejects.toThrow('worker');
  });

  test.each([
    ['is gone', () => Promise.resolve(new Response('', { status: 404 }))],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is no fault of the PDF, where a font %s', async (_how, answer) => {
    vi.stubGlobal('fetch', answer);
    await expect(pdfPages(pdfOfPage({ drawing: textOf('nnnn'), font: SYMBOLS }))).rejects.toThrow('FoxitDingbats.pfb');
  });
});

test('a worker whose code fails says so', async () => {
  failingWorker(Object.assign(new Event('error'), { message: 'Uncaught RangeError' }));
  expect(await pdfPages(pdfOfPage({ drawing }))).toBe('failed');
});

test('a browser without the worker says so', async () => {
  vi.stubGlobal('Worker', function refuse() {
    throw new DOMException('no', 'SecurityError');
  });
  expect(await pdfPages(pdfOfPage({ drawing }))).toBe('failed');
});

test('a worker that the system has ended leaves the PDF as it is', async () => {
  vi.useFakeTimers();
  const terminate = vi.fn();
  vi.stubGlobal('Worker', function silent() {
    return Object.assign(new EventTarget(), { postMessage: () => undefined, terminate });
  });
  const result = pdfPages(pdfOfPage({ drawing }));
  await vi.advanceTimersByTimeAsync(PICTURE_WAIT_MS);
  expect(await result).toBe('failed');
  expect(terminate).toHaveBeenCalledTimes(1);
});

test('the wait for a worker begins again when a hidden page is shown again', async () => {
  const shown = (hidden: boolean): void => {
    Object.assign(document, { hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  vi.useFakeTimers();
  vi.stubGlobal('Worker', function silent() {
    return Object.assign(new EventTarget(), { postMessage: () => undefined, terminate: () => undefined });
  });
  const settled = vi.fn();
  const result = pdfPages(pdfOfPage({ drawing: textOf('A') })).then(settled);
  await vi.advanceTimersByTimeAsync(PICTURE_WAIT_MS - 1);
  shown(true);
  await vi.advanceTimersByTimeAsync(PICTURE_WAIT_MS);
  shown(false);
  await vi.advanceTimersByTimeAsync(PICTURE_WAIT_MS - 1);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await result;
  expect(settled).toHaveBeenCalledWith('failed');
});

test('a device without memory for a page says so', async () => {
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => null }) });
  expect(await pdfPages(pdfOfPage({ drawing: textOf('A') }))).toBe('failed');
});
