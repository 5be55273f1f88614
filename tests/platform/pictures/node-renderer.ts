import { createCanvas, loadImage } from '@napi-rs/canvas';
import { vi } from 'vitest';

const { WorkerMessageHandler } = await vi.importActual<{
  readonly WorkerMessageHandler: { readonly initializeFromPort: (port: MessagePort) => void };
}>('pdfjs-dist/legacy/build/pdf.worker.mjs');

/** The worker of pdf.js, in this thread. */
function rendererInNode() {
  const { port1, port2 } = new MessageChannel();
  WorkerMessageHandler.initializeFromPort(port2);
  port1.start();
  const terminate = (): void => {
    port1.close();
  };
  return Object.assign(port1, { terminate });
}

function canvasOfBrowser() {
  const canvas = createCanvas(1, 1);
  const convertToBlob = async ({ type, quality }: { readonly type: string; readonly quality: number }) =>
    new Blob([new Uint8Array(await canvas.encode('jpeg', quality * 100))], { type });
  return Object.assign(canvas, { convertToBlob });
}

/** Lets pages of a PDF be drawn without a browser. */
export function useNodeRenderer(): void {
  vi.stubGlobal('Worker', function worker() {
    return rendererInNode();
  });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { createElement: canvasOfBrowser, hidden: false }));
}

/** The red, green, blue and alpha of the pixels of a picture, row by row, and its size. */
export async function pixelsOf(picture: Blob) {
  const image = await loadImage(await picture.arrayBuffer());
  const { width, height } = image;
  const context = createCanvas(width, height).getContext('2d');
  context.drawImage(image, 0, 0);
  return { width, height, data: context.getImageData(0, 0, width, height).data };
}
