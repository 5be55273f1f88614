import { createMarkdownProcessor, type MarkdownProcessor } from '@astrojs/markdown-remark';
import { labelTableCells } from '../../../layouts/label-table-cells.ts';
import { PICTURE_PATH } from './pictures.ts';

interface Rendered {
  readonly html: string;
  readonly headings: readonly { readonly depth: number; readonly slug: string; readonly text: string }[];
}

let processor: Promise<MarkdownProcessor> | undefined;

/** Renders a policy's text like the build; its pictures come from the studio. */
export async function renderPolicy(body: string): Promise<Rendered> {
  processor ??= createMarkdownProcessor({ rehypePlugins: [labelTableCells] });
  const { code, metadata } = await (await processor).render(body);
  return { html: code.replaceAll('<img src="../pictures/', `<img src="${PICTURE_PATH}`), headings: metadata.headings };
}

const plain = (attribute: string): string => attribute.replaceAll(/&(?:amp|#38|#x26);/g, '&');
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** @param sentences the problems of a picture, by its address in the text */
export const withPictureFaults = (text: string, sentences: ReadonlyMap<string, readonly string[]>): string =>
  text.replaceAll(/<img\b[^>]*?\bsrc="([^"]*)"[^>]*>/g, (picture, source: string) => {
    const own = sentences.get(plain(source).replace(PICTURE_PATH, '../pictures/')) ?? sentences.get(picture) ?? [];
    return picture + own.map((sentence) => `<span class="field-error">${escaped(sentence)}</span>`).join('');
  });
