/**
 * Maps each node that a translator removed to its replacement. For a second language, a translator replaces its own
 * elements; when the translation ends, some translators insert new texts.
 */
const replacements = new WeakMap<Node, Node>();

/** Maps each node that was moved to its first parent. */
const firstParents = new WeakMap<Node, Node>();

const isFont = (node: Node | null | undefined): node is Element => node?.nodeName === 'FONT';
/** Translators use `<font>` elements, and the site has none of its own. */
const isTranslated = (): boolean => document.querySelector('body font') !== null;

/** Returns the node on the page that replaced this one, perhaps through several steps, or the node itself. */
function shownFor(node: Node): Node | undefined {
  let shown: Node | undefined = node;
  while (shown && !shown.parentNode) shown = replacements.get(shown);
  return shown;
}

/** Returns the child of `parent` that contains `node` or its replacement. */
function currentChild(parent: Node, node: Node): Node | null {
  let child: Node | null | undefined = shownFor(node);
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child ?? null;
}

/** Records replaced and moved nodes, and puts a text back when React changes it. */
function watchReplacements(): MutationObserver {
  const observer = new MutationObserver((records) => {
    const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
    for (const { type, target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      if (type === 'characterData') {
        const shown = target.isConnected ? undefined : shownFor(target);
        if (shown?.isConnected) shown.parentNode?.replaceChild(target, shown);
        continue;
      }
      const neighbours = [...addedNodes, previousSibling, nextSibling];
      const replacement = neighbours.find(isFont);
      const successor = neighbours.find((node) => node && added.has(node));
      for (const node of removedNodes) {
        // React never moves a node from one parent to another.
        if (node.isConnected && node.parentNode !== target && !firstParents.has(node)) firstParents.set(node, target);
        if (node.isConnected) continue;
        if (isFont(node) && successor) replacements.set(node, successor);
        if (!replacement || !(node instanceof Text)) continue;
        replacements.set(node, replacement);
        observer.observe(node, { characterData: true });
      }
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return observer;
}

/**
 * Keeps React working on a page that the browser translates (docs/decisions/0034-translated-pages.md). A translator
 * replaces text nodes with `<font>` elements and may wrap other nodes. React still refers to its own nodes and would
 * throw when it removes one or inserts another before it.
 * @returns a function that undoes this
 */
export function supportTranslatedPages(): () => void {
  // oxlint-disable-next-line typescript/unbound-method -- they are called with the node that they belong to
  const { insertBefore, removeChild } = Node.prototype;
  const observer = watchReplacements();
  /**
   * Whether foreign code has moved or replaced a child of `parent`. On a translated page every node counts as moved,
   * because translators differ. Other mistakes still throw.
   */
  const wasMoved = (parent: Node, node: Node): boolean => {
    if (node.parentNode === parent) return false;
    const isKnown = node.parentNode ? firstParents.get(node) === parent : replacements.has(node);
    return isKnown || (isTranslated() && (node.parentNode === null || parent.contains(node)));
  };

  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    const place = before && wasMoved(this, before) ? currentChild(this, before) : before;
    return insertBefore.call(this, node, place) as T;
  };
  Node.prototype.removeChild = function <T extends Node>(this: Node, node: T): T {
    if (!wasMoved(this, node)) return removeChild.call(this, node) as T;
    const shown = node.parentNode ? node : currentChild(this, node);
    shown?.parentNode?.removeChild(shown);
    return node;
  };
  return () => {
    observer.disconnect();
    Object.assign(Node.prototype, { insertBefore, removeChild });
  };
}
