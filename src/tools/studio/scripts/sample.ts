import type { MessageKind } from '../messages/message-kinds.ts';

/** In CSS pixels, the width inside a page's padding on a screen 360 wide, and inside a button's. */
const PAGE = 328;
const BUTTON = 284;
/** A line that ends with a long word is not full. */
const FILLED = 0.92;
const LINES_OF_HEADING = 2;

const LOOK: Readonly<Record<MessageKind, readonly [element: string, className: string]>> = {
  button: ['span', 'button-primary'],
  heading: ['h1', ''],
  hint: ['p', 'hint'],
  error: ['p', 'field-error'],
  text: ['p', ''],
};

const characters = new Intl.Segmenter('th', { granularity: 'grapheme' });
export const lengthOf = (text: string): number => [...characters.segment(text)].length;

/** Shows a text as the site does, with framed placeholders. */
export function showSample(inside: Document, locale: string, kind: MessageKind, text: string): void {
  const [name, className] = LOOK[kind];
  const element = inside.createElement(name);
  element.className = className;
  const inner = inside.createElement('span');
  for (const part of text.split(/(\{\{\w+\}\})/)) {
    const placeholder = /^\{\{(\w+)\}\}$/.exec(part)?.[1];
    const shown = inside.createElement('span');
    shown.textContent = placeholder ?? part;
    if (placeholder !== undefined) shown.className = 'studio-placeholder';
    inner.append(shown);
  }
  element.append(inner);
  inside.querySelector(`#sample-${locale}`)?.replaceChildren(element);
}

/** How many characters like those of the text fit; none if the length does not matter. */
export function longestOf(kind: MessageKind, text: string): number | undefined {
  if ((kind !== 'button' && kind !== 'heading') || text === '') return undefined;
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return undefined;
  const { fontFamily } = getComputedStyle(document.body);
  context.font = `600 ${kind === 'button' ? 17 : 26}px ${fontFamily}`;
  const room = kind === 'button' ? BUTTON : PAGE * LINES_OF_HEADING * FILLED;
  return Math.floor((room * lengthOf(text)) / context.measureText(text).width);
}
