import { describe, expect, test } from 'vitest';
import fields from '../../locales/en/fields.json' with { type: 'json' };
import { FLOW_IDS } from '../../src/config/flow-registry.ts';
import { LOCALES } from '../../src/config/locales.ts';
import { allFlows } from '../../src/flows/all-flows.ts';
import { messageScopeOf } from '../../src/flows/definition/message-scope.ts';
import type { Step } from '../../src/flows/definition/flow.ts';
import type { Messages } from '../../src/i18n/messages.ts';
import { firstStepMessages, stepMessages, type FormParts } from '../../src/i18n/step-messages.ts';

const NAMESPACES = ['common', 'errors', 'fields', 'flow'];
const messagesOf = async (locale: string): Promise<Messages> => {
  const entries = NAMESPACES.map(async (name) => {
    const { default: texts } = (await import(`../../locales/${locale}/${name}.json`)) as { default: object };
    return [name, texts] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as unknown as Messages;
};
const steps: readonly Step[] = FLOW_IDS.flatMap((id) => allFlows[id].steps);
const titled = (some: readonly Step[]) => some.map((step) => [step.name, step] as const);

describe.each(LOCALES)('the messages of one step, in %s', (locale) => {
  const rounds = steps.filter((step) => step.fields.some((field) => 'listsRounds' in field));
  test.each(titled(rounds))('where rounds are chosen (%s), their cards name fee and code', async (_name, step) => {
    const { prices } = stepMessages(await messagesOf(locale), messageScopeOf(step)).fields;
    expect(prices).toMatchObject({
      feeName: expect.stringMatching(/./) as string,
      courseName: expect.stringMatching(/./) as string,
      codeRequired: expect.stringMatching(/./) as string,
    });
  });

  test.each(titled(steps))('every field of the step %s has its label', async (_name, step) => {
    const { labels } = stepMessages(await messagesOf(locale), messageScopeOf(step)).fields;
    const own = step.fields.map(({ name }) => name).filter((name) => name in fields.labels);
    expect(Object.keys(labels)).toEqual(expect.arrayContaining(own));
  });
});

describe('the messages of a form are those of its own parts', async () => {
  const messages = await messagesOf('en');
  const form: FormParts = {
    names: ['home_address'],
    rules: ['postcode'],
    sections: ['identity'],
    prices: ['feeName'],
    hasSearch: false,
    hasSecrets: false,
    hasPlaces: false,
    hasOptionalTiles: false,
    hasAnswerRows: false,
    choices: [{ name: 'education', values: ['m6'] }],
  };
  const keys = (table: object): string[] => Object.keys(table).sort();

  test('each form can ask for a contact, whose labels and rules it has, too', () => {
    const { fields: own, errors } = stepMessages(messages);
    expect(keys(own.labels)).toEqual(['email', 'phone', 'phone_country']);
    expect(keys(errors.rules)).toEqual(['email', 'phone']);
    expect(own.options).toEqual({});
  });

  test('rules, sections and prices are those that it names', () => {
    const { fields: own, errors } = stepMessages(messages, form);
    expect(keys(errors.rules)).toEqual(['email', 'phone', 'postcode']);
    expect(keys(own.sections)).toEqual(['identity']);
    expect(keys(own.prices)).toEqual(['feeName']);
  });

  test('of a choice with fewer values here, it has only those values', () => {
    const { options } = stepMessages(messages, { ...form, names: ['education', 'study_duration'] }).fields;
    expect(keys(options.education)).toEqual(['m6']);
    expect(options.study_duration).toEqual(messages.fields.options.study_duration);
  });

  test('the texts of a search, of secrets, of places and of rows with answers come with what they are about', () => {
    const bare = stepMessages(messages, form).fields;
    expect(bare.search).toEqual({});
    for (const name of ['change', 'noDistrict', 'onFile', 'stored']) expect(bare).not.toHaveProperty(name);
    const whole = { ...form, hasSearch: true, hasSecrets: true, hasPlaces: true, hasAnswerRows: true };
    const { change, noDistrict, onFile, search, stored } = stepMessages(messages, whole).fields;
    expect({ change, noDistrict, onFile, search, stored }).toEqual({
      change: messages.fields.change,
      noDistrict: messages.fields.noDistrict,
      onFile: messages.fields.onFile,
      search: messages.fields.search,
      stored: messages.fields.stored,
    });
  });

  test('the header, the stepper and the error page have their own', () => {
    const { common, errors, flow } = stepMessages(messages, form);
    for (const name of ['siteTitle', 'skipToContent', 'contact', 'languageToggle', 'languageToggleName'])
      expect(common).not.toHaveProperty(name);
    for (const name of ['notFound', 'unexpected']) expect(errors).not.toHaveProperty(name);
    for (const name of ['stepper', 'done']) expect(flow).not.toHaveProperty(name);
    expect(common.close).toBe(messages.common.close);
    expect(errors.call).toEqual(messages.errors.call);
  });

  test('a first page has none of the later steps', () => {
    const first = firstStepMessages(messages, form);
    const later = stepMessages(messages, form);
    for (const name of ['counted', 'waiting']) expect(first.fields).not.toHaveProperty(name);
    expect([first.fields.closed, first.flow.position]).toEqual(['', '']);
    expect(first.flow.recover).toEqual({ action: messages.flow.recover.action });
    expect({ ...first, fields: first.fields.labels, flow: first.flow.continue }).toEqual({
      ...later,
      fields: later.fields.labels,
      flow: later.flow.continue,
    });
  });
});
