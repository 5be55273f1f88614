type Content = readonly [element: Element, children: readonly ChildNode[]];

/** @returns whether the element had other children */
function restoreChildren([element, children]: Content): boolean {
  const { childNodes } = element;
  if (childNodes.length === children.length && children.every((child, index) => child === childNodes[index]))
    return false;
  for (const node of [...childNodes]) if (!children.includes(node)) node.remove();
  for (const [index, child] of children.entries())
    if (childNodes[index] !== child) element.insertBefore(child, childNodes[index] ?? null);
  return true;
}

/**
 * Remembers the nodes of an island as they were built. React replaces markup that differs from its own render, together
 * with the control that somebody is using at that moment (docs/decisions/0034-translated-pages.md).
 * @returns a function that takes back what translators, extensions and our own scripts have inserted, moved, removed or
 *   rewritten since, and says whether there was anything
 */
export function rememberMarkup(root: Element): () => boolean {
  const built: readonly Content[] = [root, ...root.querySelectorAll('*')].map((element) => [
    element,
    [...element.childNodes],
  ]);
  const texts = built.flatMap(([, children]) => children.map((node) => [node, node.nodeValue] as const));
  return () => {
    let isChanged = false;
    for (const content of built) if (restoreChildren(content)) isChanged = true;
    for (const [node, text] of texts) {
      if (node.nodeValue === text) continue;
      node.nodeValue = text;
      isChanged = true;
    }
    return isChanged;
  };
}
