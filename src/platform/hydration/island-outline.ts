/**
 * Returns a tree's elements and texts in order. Attributes are left out, because React does not compare them and
 * browsers and extensions add some to every field.
 */
export function outlineOf(root: Node): string {
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  let outline = '';
  while (nodes.nextNode()) outline += `<${nodes.currentNode.nodeName}>${nodes.currentNode.nodeValue ?? ''}`;
  return outline;
}

let hydrated: string | undefined;

// The document's listeners run first and undo the changes of our own scripts.
window.addEventListener('island:hydrating', ({ target }) => {
  if (target instanceof Element) hydrated = outlineOf(target);
});

/** @returns the outline of the island just before hydration; `undefined` until then */
export const outlineBeforeHydration = (): string | undefined => hydrated;
