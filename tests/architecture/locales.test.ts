// Both languages hold the same messages.
import { expect, test } from 'vitest';
import { LOCALES } from '../../src/config/locales.ts';
import { NAMESPACES } from '../../src/i18n/namespaces.ts';
import { missingMessages, type Dictionary } from '../../src/tools/build/check-missing-messages.ts';
import { filesIn, read } from './sources.ts';

test('no key is missing in a language', async () => {
  expect(await missingMessages((path) => Promise.resolve(read(path)))).toEqual([]);
});

test.each(LOCALES)(
  'a message that is deleted from %s stops the build, which names its file and key',
  async (locale) => {
    const file = `locales/${locale}/footer.json`;
    const { fax, ...others } = JSON.parse(read(file)) as Dictionary;
    expect(fax).toBeDefined();
    const changed = (path: string) => Promise.resolve(path === file ? JSON.stringify(others) : read(path));
    expect(await missingMessages(changed)).toEqual([`${file} has no footer.fax`]);
  },
);

test('every file of messages is a namespace, in both languages', () => {
  const expected = LOCALES.flatMap((locale) => NAMESPACES.map((namespace) => `locales/${locale}/${namespace}.json`));
  expect(filesIn('locales', /\.json$/)).toEqual(expected.sort());
});
