import { DEFAULT_LOCALE, LOCALES } from '../config/locales.ts';
import { site } from '../config/site.ts';

/** What this reads and writes of a Markdown text's syntax tree (mdast). */
interface TextNode {
  type: string;
  value?: string;
  children?: TextNode[];
}

const NAME = '{{university}}';

function replaceIn(node: TextNode, name: string): void {
  if (node.type === 'text' && node.value) node.value = node.value.replaceAll(NAME, name);
  for (const child of node.children ?? []) replaceIn(child, name);
}

/** Writes the name of the university into a policy, in the language of its folder (`policies/en/privacy.md`). */
export const universityName =
  () =>
  (tree: TextNode, file: { readonly path?: string }): void => {
    const locale = LOCALES.find((one) => file.path?.replaceAll('\\', '/').includes(`/${one}/`)) ?? DEFAULT_LOCALE;
    replaceIn(tree, site.name[locale]);
  };
