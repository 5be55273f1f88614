/**
 * Runs in a page and rewrites it as the translator of Chromium does: each text node gives way to two `<font>` elements
 * with the translated text, and so does each text that appears or changes later. The original node is in no document
 * any more, though React still holds it.
 *
 * A translated word begins with a soft hyphen, which nobody sees and which Playwright ignores when it looks for a text
 * or a name, unless by a regular expression. So the people of the journeys find their way by the words that they know.
 *
 * A text that changes without anybody seeing it is reported to the console, which fails the test.
 */
export function translatePage(): void {
  const UNTRANSLATED = '[translate="no"], .notranslate, script, style, noscript, textarea, svg';
  const ATTRIBUTES = ['placeholder', 'title', 'alt', 'aria-label'];
  const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;
  const translated = (text: string): string => text.replaceAll('\u00AD', '').replace(WORD, '\u00AD$&');
  const ours = new WeakSet<Node>();
  /** Original text nodes, with what is shown in their place. */
  const shown = new WeakMap<Node, { readonly font: HTMLElement; readonly text: string }>();

  const font = (content: Node): HTMLElement => {
    // oxlint-disable-next-line typescript/no-deprecated -- translators use it because no page does
    const element = document.createElement('font');
    element.style.verticalAlign = 'inherit';
    element.append(content);
    ours.add(element).add(content);
    return element;
  };
  const translateText = (node: Text): void => {
    const parent = node.parentElement;
    if (!parent || ours.has(node) || parent.closest(UNTRANSLATED)) return;
    const text = translated(node.data);
    if (text === node.data) return;
    if (parent.localName === 'title') {
      node.data = text;
      return;
    }
    const outer = font(font(document.createTextNode(text)));
    shown.set(node, { font: outer, text: node.data });
    originals.observe(node, { characterData: true });
    node.replaceWith(outer);
  };
  const translateAttributes = (element: Element): void => {
    if (element.closest(UNTRANSLATED)) return;
    for (const name of ATTRIBUTES) {
      const value = element.getAttribute(name);
      if (value !== null && translated(value) !== value) element.setAttribute(name, translated(value));
    }
  };
  const translateAll = (root: Node): void => {
    if (root instanceof Text) translateText(root);
    if (!(root instanceof Element) || ours.has(root)) return;
    const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (nodes.nextNode()) texts.push(nodes.currentNode as Text);
    texts.forEach(translateText);
    [root, ...root.querySelectorAll('*')].forEach(translateAttributes);
  };
  const originals = new MutationObserver((records) => {
    for (const { target } of records)
      requestAnimationFrame(() => {
        const before = shown.get(target);
        if (!target.isConnected && before?.font.isConnected && target.nodeValue !== before.text)
          console.error(`A translated text stands still: ${before.text} should have become ${target.nodeValue}`);
      });
  });

  document.documentElement.lang = 'my';
  document.documentElement.classList.add('translated-ltr');
  translateAll(document.documentElement);
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      if (type === 'attributes') translateAttributes(target as Element);
      else if (type === 'characterData') translateAll(target);
      else addedNodes.forEach(translateAll);
  }).observe(document.documentElement, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ATTRIBUTES,
  });
}

/** Runs in a page before its own scripts: the translator begins once the page has been read. */
export const translateLoadedPage = `addEventListener('DOMContentLoaded', ${translatePage.toString()})`;
