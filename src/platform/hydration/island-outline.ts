/**
 * The elements and texts of a tree in their order. Attributes are left out: React does not compare them when it takes
 * over a page, and browsers and extensions add some to every field.
 */
export function outlineOf(root: Node): string {
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  let outline = '';
  while (nodes.nextNode()) outline += `<${nodes.currentNode.nodeName}>${nodes.currentNode.nodeValue ?? ''}`;
  return outline;
}

let hydrated: string | undefined;

// The listeners of the document come first: they take back what our own scripts have changed.
window.addEventListener('island:hydrating', ({ target }) => {
  if (target instanceof Element) hydrated = outlineOf(target);
});

/** @returns the outline of the island when React took it over, or `undefined` before */
export const outlineBeforeHydration = (): string | undefined => hydrated;
