// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { rememberMarkup } from '../../../src/platform/hydration/built-markup.ts';

const BUILT = '<form><label><span>Name</span> <input id="name"></label><p>Hint <b>in two</b> parts</p></form>';
let restore: () => boolean;
let nodes: Node[];
const allNodes = (): Node[] => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ALL);
  const found: Node[] = [];
  while (walker.nextNode()) found.push(walker.currentNode);
  return found;
};

beforeEach(() => {
  document.body.innerHTML = BUILT;
  restore = rememberMarkup(document.body);
  nodes = allNodes();
});

const CHANGES: Readonly<Record<string, () => void>> = {
  'a text in elements of a translator': () => {
    const text = document.querySelector('span')?.firstChild as Text;
    const shown = document.createElement('b');
    shown.append('Nom');
    text.replaceWith(shown);
  },
  'a text that is rewritten': () => {
    Object.assign(document.querySelector('b')?.firstChild ?? {}, { data: 'en deux' });
  },
  'an element of an extension': () => document.querySelector('label')?.append(document.createElement('button')),
  'a field in a wrapper': () => {
    const wrapper = document.createElement('div');
    const input = document.querySelector('input');
    input?.replaceWith(wrapper);
    wrapper.append(input ?? '');
  },
  'an element that was moved to another place': () => {
    document.querySelector('p')?.after(document.querySelector('label') ?? '');
    document.querySelector('span')?.append(document.querySelector('b') ?? '');
  },
  'an element that was removed': () => document.querySelector('p')?.remove(),
};

test.each(Object.entries(CHANGES))('%s is taken back, and the nodes are the ones of the build', (_name, change) => {
  change();
  expect(restore()).toBe(true);
  expect(document.body.innerHTML).toBe(BUILT);
  expect(allNodes()).toEqual(nodes);
  expect(restore()).toBe(false);
});

test('what somebody has typed or an attribute says is no change', () => {
  const input = document.querySelector('input');
  Object.assign(input ?? {}, { value: 'Jo' });
  input?.setAttribute('aria-invalid', 'true');
  expect(restore()).toBe(false);
  expect(input?.value).toBe('Jo');
});
