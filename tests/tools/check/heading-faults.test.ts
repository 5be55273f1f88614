import { expect, test } from 'vitest';
import { headingFaults } from '../../../src/tools/check/heading-faults.ts';

test.each([
  ['sections and their parts', '## One\n\nText # 1\n\n### Part\n\n## Two\n\n### Part\n\n#### Smaller'],
  ['a comment in code', '## One\n\n```sh\n#comment\n# comment\n```'],
  ['a mark that is meant as one', String.raw`\#1 of the list`],
  ['no heading at all', 'Text'],
])('%s is right', (_what, text) => expect(headingFaults(text)).toEqual([]));

test.each([
  ['no space', 'Text\n\n##One', { kind: 'headingSpace', line: 3, marks: '##', wanted: '## ' }],
  ['the mark of the title', '# One', { kind: 'headingTop', line: 1, marks: '#', wanted: '##' }],
  ['no text', '## One\n\n## ', { kind: 'headingEmpty', line: 3, marks: '##', wanted: '##' }],
  ['a level left out', '## One\n\n#### Two', { kind: 'headingSkipped', line: 3, marks: '####', wanted: '###' }],
  ['a part without a section', '### One', { kind: 'headingSkipped', line: 1, marks: '###', wanted: '##' }],
  ['both, told once', '####One', { kind: 'headingSkipped', line: 1, marks: '####', wanted: '##' }],
  ['more marks than there are levels', '## One\n####### Two', { kind: 'headingSkipped', line: 2 }],
])('%s', (_what, text, fault) => expect(headingFaults(text)).toEqual([expect.objectContaining(fault)]));

test('a heading counts as what it was meant to be', () => {
  expect(headingFaults('##One\n\n### Part\n\n# Two\n\n### Part').map(({ line }) => line)).toEqual([1, 5]);
});
