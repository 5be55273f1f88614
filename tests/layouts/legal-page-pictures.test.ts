import { expect, test } from 'vitest';
import { picturesIn } from '../../src/layouts/legal-page-pictures.ts';

test('a picture of the folder is known by its name', () => {
  const text = 'See ![a map](../pictures/campus-map.png) and ![the gate](../pictures/gate.jpg "At night").';
  expect(picturesIn(text)).toEqual({ names: ['campus-map.png', 'gate.jpg'], foreign: [], silent: [] });
});

test.each([
  ['another site', '![a map](https://example.org/map.png)', 'https://example.org/map.png'],
  ['another folder', '![a map](../../map.png)', '../../map.png'],
  ['a file that is no picture', '![a map](../pictures/map.svg)', '../pictures/map.svg'],
  ['a name with a space', '![a map](<../pictures/my map.png>)', '../pictures/my'],
  ['HTML', 'Text <img src="/map.png" alt="a map"> text', '<img src="/map.png" alt="a map">'],
])('a picture of %s is foreign', (_what, text, address) => {
  expect(picturesIn(text).foreign).toEqual([address]);
});

test('a picture that names its address elsewhere is seen, in every spelling; a label without an address is text', () => {
  const text = [
    '![a map][Campus  map] ![the gate][] ![gate two] ![nobody][nothing] ![nothing]',
    '',
    '[campus map]: ../pictures/campus-map.png',
    '[The gate]: <https://example.org/gate.png> "At night"',
    '[gate two]:',
    '  ../../gate.png',
    '[gate two]: ../pictures/second-address.png',
  ].join('\n');
  expect(picturesIn(text)).toEqual({
    names: ['campus-map.png'],
    foreign: ['https://example.org/gate.png', '../../gate.png'],
    silent: [],
  });
  expect(picturesIn('![][map]\n\n[map]: ../pictures/map.png').silent).toEqual(['../pictures/map.png']);
});

test('a picture without a text is silent', () => {
  expect(picturesIn('![ ](../pictures/map.png)').silent).toEqual(['../pictures/map.png']);
});
