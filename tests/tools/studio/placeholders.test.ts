// One sentence for each placeholder that is wrong.
import { expect, test } from 'vitest';
import { placeholderFaults } from '../../../src/tools/studio/messages/placeholder-faults.ts';
import { explain } from '../../../src/tools/studio/texts/explain.ts';

const BEFORE = 'Pay {{amount}} by {{day}}';

test.each([
  ['one is missing', BEFORE, 'Pay by {{day}}', ['The text must contain {{amount}}. The website']],
  [
    'a brace is missing',
    BEFORE,
    'Pay {{amount} by {{day}}',
    ['contain {{amount}}, written exactly so. It now says {{am'],
  ],
  ['all braces on one side are', BEFORE, 'Pay {{amount by {{day}}', ['The text must contain {{amount}}. The']],
  ['it has spaces', BEFORE, 'Pay {{ amount }} by {{day}}', ['It now says {{ amount }}.']],
  [
    'it is translated',
    BEFORE,
    'Pay {{จำนวน}} by {{day}}',
    ['contain {{amount}}, written exactly so. It now says {{จำนวน}}'],
  ],
  [
    'two are misspelt',
    BEFORE,
    'By {{Day}} pay {amount}',
    ['{{amount}}, written exactly so. It now says {amount}.', '{{day}}, written exactly so. It now says {{Day}}.'],
  ],
  ['one is new', BEFORE, `${BEFORE} {{name}}`, ['The website does not know {{name}}. Delete it.']],
  ['one is there twice', BEFORE, `${BEFORE} {{day}}`, ['{{day}} is there more often than before. Delete one.']],
  ['one of two is missing', '{{app}} or {{app}}', '{{app}}', ['contain {{app}} as often as before (times: 2).']],
  ['both of two are missing', '{{app}} or {{app}}', 'none', ['contain {{app}} as often as before (times: 2).']],
  ['a brace is left over', BEFORE, `${BEFORE} }`, ['There is a { or a } that belongs to nothing.']],
  ['nothing is wrong', BEFORE, 'By {{day}} you pay {{amount}}', []],
])('%s', (_what, before, after, sentences) => {
  const explained = placeholderFaults(before, after).map((fault) => explain({ ...fault, place: 'a' }, 'en').text);
  expect(explained).toEqual(sentences.map((sentence) => expect.stringContaining(sentence) as string));
});
