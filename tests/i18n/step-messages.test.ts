import { describe, expect, test } from 'vitest';
import fields from '../../locales/en/fields.json' with { type: 'json' };
import { FLOW_IDS } from '../../src/config/flow-registry.ts';
import { LOCALES } from '../../src/config/locales.ts';
import { allFlows } from '../../src/flows/all-flows.ts';
import { messageScopeOf } from '../../src/flows/definition/message-scope.ts';
import type { Step } from '../../src/flows/definition/flow.ts';
import type { Messages } from '../../src/i18n/messages.ts';
import { stepMessages } from '../../src/i18n/step-messages.ts';

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
