import { createMarkdownProcessor, type MarkdownProcessor } from '@astrojs/markdown-remark';
import { picturePath } from './pictures.ts';

interface Rendered {
  readonly html: string;
  readonly headings: readonly { readonly depth: number; readonly slug: string; readonly text: string }[];
}

/** Where a policy stands, for addresses beside it. */
const PLACE = new URL('file:///policies/language/policy.md');

let processor: Promise<MarkdownProcessor> | undefined;

/** The build puts the picture's own file where this address stands. */
const PICTURE = /<img __ASTRO_IMAGE_="([^"]*)">/g;
const ENTITIES: Readonly<Record<string, string>> = { '&#x22;': '"', '&#x26;': '&', '&#x3C;': '<', '&#x27;': "'" };
const decoded = (text: string): string => text.replace(/&#x(?:22|26|3C|27);/g, (entity) => ENTITIES[entity] ?? entity);
const encoded = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const shown = (_whole: string, properties: string): string => {
  const { src, alt } = JSON.parse(decoded(properties)) as { src: string; alt?: string };
  return `<img src="${encoded(picturePath(src.split('/').at(-1) ?? ''))}" alt="${encoded(alt ?? '')}">`;
};

/** A policy's text by the renderer of the build. */
export async function renderPolicy(body: string): Promise<Rendered> {
  processor ??= createMarkdownProcessor();
  const { code, metadata } = await (await processor).render(body, { fileURL: PLACE });
  return { html: code.replace(PICTURE, shown), headings: metadata.headings };
}
