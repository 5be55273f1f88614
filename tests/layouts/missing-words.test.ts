import { describe, expect, test } from 'vitest';
import { FLOW_IDS } from '../../src/config/flow-registry.ts';
import { LOCALES, type Locale } from '../../src/config/locales.ts';
import type { Messages } from '../../src/i18n/messages.ts';
import { missingWords, requireWords } from '../../src/layouts/missing-words.ts';
import { graduate } from '../../src/flows/graduate.ts';
import { allFlows } from '../../src/flows/all-flows.ts';

const dictionary = async (locale: Locale, namespace: string): Promise<object> =>
  ((await import(`../../locales/${locale}/${namespace}.json`)) as { default: object }).default;

const wordsOf = async (locale: Locale): Promise<Messages> => {
  const names = ['fields', ...FLOW_IDS];
  const entries = await Promise.all(names.map(async (name) => [name, await dictionary(locale, name)] as const));
  return Object.fromEntries(entries) as unknown as Messages;
};

const [first] = graduate.steps;
/** The flow with one more step, which has one field with two options. */
const larger = {
  ...graduate,
  steps: [
    ...graduate.steps,
    {
      ...first,
      name: 'hobbies',
      fields: [{ kind: 'radio', name: 'invented_field', section: 'leisure', options: ['chess', 'rowing'] }],
    },
  ],
} as unknown as typeof graduate;

describe.each(LOCALES)('in %s', (locale) => {
  test.each(FLOW_IDS)('nothing of the flow %s lacks its words', async (id) => {
    expect(missingWords(allFlows[id], await wordsOf(locale))).toEqual([]);
  });

  test('a step, a field, a section and every choice without words stop the build by their names', async () => {
    const words = await wordsOf(locale);
    expect(missingWords(larger, words)).toEqual([
      'graduate.steps.hobbies.title',
      'graduate.steps.hobbies.heading',
      'fields.labels.invented_field',
      'fields.required.invented_field',
      'fields.sections.leisure',
      'fields.options.invented_field.chess',
      'fields.options.invented_field.rowing',
    ]);
    expect(() => requireWords(larger, locale, words)).toThrow(
      `locales/${locale} has no words for graduate.steps.hobbies`,
    );
  });
});
