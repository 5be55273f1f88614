/** Elements that begin a line of their own: what holds one holds several texts. */
const BLOCKS =
  'address, article, aside, blockquote, button, dd, details, div, dl, dt, fieldset, figure, footer, form, h1, h2, h3, h4, h5, h6, header, label, legend, li, main, nav, ol, option, p, section, summary, table, td, th, tr, ul';
const LONGEST = 1_000;
const NO_BREAK = 'whitespace-nowrap';

const isText = (node: Node): boolean => node.nodeType === Node.TEXT_NODE;
const isNoBreak = (node: Node): boolean => node instanceof Element && node.className === NO_BREAK;
/** A piece of a text that `NoBreakText` has split: a term that stays on one line, or what is between two of them. */
const isPiece = (node: Node): boolean =>
  node instanceof Element &&
  node.localName === 'span' &&
  node.childElementCount === 0 &&
  (node.attributes.length === 0 || (node.attributes.length === 1 && isNoBreak(node)));

/** Returns the pieces that belong together, one list for each text that `NoBreakText` has split. */
function splitTexts(parent: Element): Node[][] {
  const runs: Node[][] = [[]];
  for (const node of parent.childNodes) {
    if (isText(node) || isPiece(node)) runs.at(-1)?.push(node);
    // React writes comments between pieces.
    else if (node.nodeType !== Node.COMMENT_NODE) runs.push([]);
  }
  return runs.filter((run) => run.length > 1 && run.some(isNoBreak));
}

/** Whether an element shows only a piece of its parent's text, so that its own words say nothing. */
export const isPieceOfText = (one: Element): boolean =>
  isPiece(one) && one.parentElement !== null && splitTexts(one.parentElement).some((run) => run.includes(one));

/** Returns every text that an element shows whole, its name and its hint. */
export function shownTexts(one: Element): string[] {
  const named = ['aria-label', 'placeholder'].flatMap((name) => one.getAttribute(name) ?? []);
  const content = one.textContent;
  const whole = content.length > LONGEST || one.querySelector(BLOCKS) ? [] : [content];
  const split = splitTexts(one);
  const joined = split.map((run) => run.map((node) => node.textContent ?? '').join(''));
  // A text beside a child element, such as that of a link with an icon.
  const own = [...one.childNodes].filter((node) => isText(node) && !split.some((run) => run.includes(node)));
  return [...whole, ...named, ...joined, ...own.map((node) => node.textContent ?? '')];
}
