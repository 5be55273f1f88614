import {
  getDocument,
  PDFWorker,
  VerbosityLevel,
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import pdfWorker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url&no-inline';
import dingbats from 'pdfjs-dist/standard_fonts/FoxitDingbats.pfb?url&no-inline';
import symbol from 'pdfjs-dist/standard_fonts/FoxitSymbol.pfb?url&no-inline';
import jbig2 from 'pdfjs-dist/wasm/jbig2.wasm?url&no-inline';
import openjpeg from 'pdfjs-dist/wasm/openjpeg.wasm?url&no-inline';
import { MOST_PDF_PAGES, PICTURE_WAIT_MS } from '../../config/constants.ts';
import { SENT_SIZE } from '../../lib/picture/jpeg-options.ts';
import { hasHugePicture, isShownWhole, LARGEST_PICTURE } from '../../lib/pdf/is-shown-whole.ts';
import { pdfOfPictures, type PicturePage } from '../../lib/pdf/pdf-of-pictures.ts';
import { jpegOf } from './canvas.ts';
import { isPageHidden } from '../page-life-cycle.ts';
import { trustedAddress } from './trusted-address.ts';

/** Edited pages are encoded once more. @chosen */
const QUALITY = 0.9;
export interface PdfPage {
  readonly jpeg: Blob;
  /** The page's long side in points (1/72 inch). */
  readonly longSide: number;
}

/** `incomplete`: a font or a picture cannot be drawn correctly. */
export type PdfProblem = 'locked' | 'broken' | 'tooLong' | 'incomplete' | 'failed';

export type OpenedPdf = readonly PdfPage[] | PdfProblem;

/** The renderer's files for drawing pages; others are left out (docs/decisions/0049-documents.md). */
const FILES: Readonly<Record<string, string>> = {
  'FoxitDingbats.pfb': dingbats,
  'FoxitSymbol.pfb': symbol,
  'jbig2.wasm': jbig2,
  'openjpeg.wasm': openjpeg,
};

/** A new release may have removed this page's files from the server. */
class NotLoadedError extends Error {}

/** Reports missing files, because the renderer silently omits what it is not given. */
function filesOfSite() {
  let lost: NotLoadedError | undefined;
  class SiteFiles {
    async fetch({ filename }: { readonly filename: string }): Promise<Uint8Array> {
      const address = FILES[filename];
      if (!address) throw new Error(`${filename} is left out`);
      try {
        const response = await fetch(address);
        if (!response.ok) throw new Error(String(response.status));
        return new Uint8Array(await response.arrayBuffer());
      } catch (error) {
        lost = new NotLoadedError(filename, { cause: error });
        throw lost;
      }
    }
  }
  const throwIfLost = (): void => {
    if (lost) throw lost;
  };
  return { SiteFiles, throwIfLost };
}

/**
 * Limits the work's time, because the system may silently end a worker that needs too much memory. A hidden page draws
 * nothing, so its time does not count.
 */
async function inTime<T>(work: Promise<T>, failure?: Promise<never>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop = (): void => undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const restart = (): void => {
      clearTimeout(timer);
      if (!isPageHidden()) timer = setTimeout(() => reject(new Error('no response')), PICTURE_WAIT_MS);
    };
    restart();
    document.addEventListener('visibilitychange', restart);
    stop = () => document.removeEventListener('visibilitychange', restart);
  });
  try {
    return await Promise.race(failure ? [work, failure, late] : [work, late]);
  } finally {
    stop();
    clearTimeout(timer);
  }
}

/** @returns undefined if memory is short */
async function pageOf(page: PDFPageProxy): Promise<PdfPage | 'incomplete' | undefined> {
  const { width, height } = page.getViewport({ scale: 1 });
  const longSide = Math.max(width, height);
  const viewport = page.getViewport({ scale: SENT_SIZE.longSide / longSide });
  const size = { width: Math.max(1, Math.round(viewport.width)), height: Math.max(1, Math.round(viewport.height)) };
  const canvas = Object.assign(document.createElement('canvas'), size);
  await page.render({ canvas, viewport, background: '#ffffff' }).promise;
  if (!isShownWhole(page)) {
    // Frees the canvas's memory at once.
    canvas.width = 0;
    return 'incomplete';
  }
  const jpeg = await jpegOf(canvas, QUALITY);
  page.cleanup();
  return jpeg && { jpeg, longSide };
}

async function pagesOf(pdf: PDFDocumentProxy, failure: Promise<never>): Promise<OpenedPdf> {
  if (pdf.numPages === 0) return 'broken';
  if (pdf.numPages > MOST_PDF_PAGES) return 'tooLong';
  const pages: PdfPage[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await inTime(pdf.getPage(number).then(pageOf), failure);
    if (page === 'incomplete') return page;
    if (!page) return 'failed';
    pages.push(page);
  }
  return pages;
}

const PROBLEMS: Readonly<Record<string, PdfProblem>> = {
  PasswordException: 'locked',
  InvalidPDFException: 'broken',
};

/**
 * Draws each page as a picture of at most 2200 pixels.
 * @param bytes the PDF, which stays unchanged
 * @throws if a file of the site could not be loaded, as an import does; that says nothing about the PDF
 */
export async function pdfPages(bytes: Uint8Array): Promise<OpenedPdf> {
  if (hasHugePicture(bytes)) return 'incomplete';
  let port: Worker | undefined;
  let worker: PDFWorker | undefined;
  let opening: PDFDocumentLoadingTask | undefined;
  const { SiteFiles, throwIfLost } = filesOfSite();
  try {
    const started = new Worker(trustedAddress('pdf-worker', pdfWorker), { type: 'module' });
    port = started;
    const failure = new Promise<never>((_resolve, reject) => {
      // Only errors of running code have a message.
      started.addEventListener('error', (event) =>
        reject('message' in event ? new Error('broken worker') : new NotLoadedError('worker')),
      );
    });
    worker = PDFWorker.create({ port });
    opening = getDocument({
      // The bytes are transferred to the worker.
      data: bytes.slice(),
      worker,
      verbosity: VerbosityLevel.ERRORS,
      isEvalSupported: false,
      useSystemFonts: true,
      useWorkerFetch: false,
      maxImageSize: LARGEST_PICTURE,
      StandardFontDataFactory: SiteFiles,
      WasmFactory: SiteFiles,
    });
    const pages = await pagesOf(await inTime(opening.promise, failure), failure);
    throwIfLost();
    return pages;
  } catch (error) {
    if (error instanceof NotLoadedError) throw error;
    return (error instanceof Error && PROBLEMS[error.name]) || 'failed';
  } finally {
    const end = (): void => {
      worker?.destroy();
      port?.terminate();
    };
    // The PDF's fonts leave the page with it, and drawing stops. A worker that does not confirm this in time is ended.
    if (opening)
      void inTime(opening.destroy())
        .catch(() => undefined)
        .finally(end);
    else end();
  }
}

/** @returns a PDF with an image of each page and nothing else; undefined if memory is short */
export async function pdfOfPages(pages: readonly PdfPage[]): Promise<Blob | undefined> {
  const pictures: PicturePage[] = [];
  try {
    for (const { jpeg, longSide } of pages) {
      const bitmap = await createImageBitmap(jpeg);
      const { width, height } = bitmap;
      bitmap.close();
      pictures.push({ jpeg: new Uint8Array(await jpeg.arrayBuffer()), width, height, longSide });
    }
  } catch {
    return undefined;
  }
  return pdfOfPictures(pictures);
}
