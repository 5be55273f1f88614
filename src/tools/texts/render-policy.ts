import { createMarkdownProcessor, type MarkdownProcessor } from '@astrojs/markdown-remark';
import { labelTableCells } from '../../layouts/label-table-cells.ts';

interface Rendered {
  readonly html: string;
  readonly headings: readonly { readonly depth: number; readonly slug: string; readonly text: string }[];
}

let processor: Promise<MarkdownProcessor> | undefined;

/** Renders a policy's text like the build, but leaves `{{university}}` as it stands. */
export async function renderPolicy(body: string): Promise<Rendered> {
  processor ??= createMarkdownProcessor({ rehypePlugins: [labelTableCells] });
  const { code, metadata } = await (await processor).render(body);
  return { html: code, headings: metadata.headings };
}
