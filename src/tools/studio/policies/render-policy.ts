import { createMarkdownProcessor, type MarkdownProcessor } from '@astrojs/markdown-remark';
import { PICTURE_PATH } from './pictures.ts';

interface Rendered {
  readonly html: string;
  readonly headings: readonly { readonly depth: number; readonly slug: string; readonly text: string }[];
}

let processor: Promise<MarkdownProcessor> | undefined;

/** A policy's text by the renderer of the build; its pictures come from the studio. */
export async function renderPolicy(body: string): Promise<Rendered> {
  processor ??= createMarkdownProcessor();
  const { code, metadata } = await (await processor).render(body);
  return { html: code.replaceAll('<img src="../pictures/', `<img src="${PICTURE_PATH}`), headings: metadata.headings };
}
