// How English messages end and name buttons: docs/recipes/add-a-message.md.
import { expect, test } from 'vitest';
import { leavesOf, type Dictionary } from '../../src/tools/build/check-missing-messages.ts';
import { filesIn, read } from '../architecture/sources.ts';

const messages = filesIn('locales/en', /\.json$/).flatMap((file) =>
  leavesOf(JSON.parse(read(file)) as Dictionary, file.replace(/^.*\/|\.json$/g, '')),
);

const isOpenEnded = (text: string): boolean => /[^\d.][.?!] [A-Z“]/.test(text) && !/[.?!…:”]$/.test(text);
const namesButtonBare = (text: string): boolean => /\b[Ss]elect [A-Z]/.test(text);

test('a message of several sentences ends like a sentence', () => {
  const wrong = messages.filter(([, text]) => isOpenEnded(text));
  expect(wrong).toEqual([]);
  expect(['Enter 5 digits. For more, ask', 'One step. Two.', '1. Mark the corners'].map(isOpenEnded)).toEqual([
    true,
    false,
    false,
  ]);
});

test('the name of a button stands in quotes', () => {
  expect(messages.filter(([, text]) => namesButtonBare(text))).toEqual([]);
  expect(['Select Continue.', 'Select “Continue”.', 'Select a faculty'].map(namesButtonBare)).toEqual([
    true,
    false,
    false,
  ]);
});
