// These tests run for every flow that the registry names, so that a new one is checked without a change here.
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { requestOf } from '../../src/api/contract/all.ts';
import { messageKeyOf } from '../../src/flows/definition/field-queries.ts';
import { isAtOrBeforeRegistration } from '../../src/flows/definition/step-order.ts';
import type { FieldDefinition } from '../../src/field-kinds/kinds.ts';
import type { Flow } from '../../src/flows/definition/flow.ts';
import { FLOW_IDS, FLOWS, isPerCampaign } from '../../src/config/flow-registry.ts';
import { LOCALES, type Locale } from '../../src/config/locales.ts';
import { flowOf, pageOf } from '../../src/config/page-settings.ts';
import { routeNames, routes, type RouteName } from '../../src/config/routes.ts';
import { allFlows } from '../../src/flows/all-flows.ts';

interface FieldMessages {
  readonly labels: object;
  readonly options: Readonly<Record<string, object>>;
}
const dictionary = async (locale: Locale, namespace: string): Promise<unknown> =>
  ((await import(`../../locales/${locale}/${namespace}.json`)) as { default: unknown }).default;

const used = (flow: Flow): RouteName[] => [
  ...flow.steps.map((step) => step.route),
  ...Object.values(flow.routes),
  ...(flow.confirmation ? [flow.confirmation.route] : []),
];

describe.each(FLOW_IDS)('the flow %s', (id) => {
  const flow = allFlows[id];
  const fields: readonly FieldDefinition[] = flow.steps.flatMap((step) => step.fields);

  test('is registered under its own name', () => {
    expect(flow.id).toBe(id);
  });

  test('has each step and each page after them at a route of its own', () => {
    expect(used(flow).filter((name) => name !== id && !name.startsWith(`${id}.`))).toEqual([]);
    expect(used(flow).filter((name) => !(name in routes))).toEqual([]);
    expect(new Set(used(flow)).size).toBe(used(flow).length);
  });

  test('resolves a campaign exactly when the registry says that its URLs name one', () => {
    expect(flow.resolveCampaign !== undefined).toBe(isPerCampaign(id));
    expect(used(flow).every((name) => routes[name].includes(':slug'))).toBe(isPerCampaign(id));
  });

  test('names the pages that may ask for a one-time code: those at or before its registration', () => {
    const asking = flow.steps.filter((step) => isAtOrBeforeRegistration(flow, step)).map(({ route }) => route);
    const marked = routeNames.filter((name) => flowOf(name) === id && pageOf(name).asksForOtp);
    expect(marked).toEqual(asking);
  });

  test('asks for duplicates as the contract of its call says', () => {
    const contact = { phone: '0812345678', phone_country: 'TH', email: 'a@example.com' };
    const query = flow.checkQuery(contact, { slug: 'star', campaignId: '401' }, {});
    const schema = requestOf(flow.calls.check).query;
    expect(schema && v.safeParse(schema, query).issues).toBeUndefined();
    expect(schema).toBeDefined();
  });

  test('registers an application at exactly one step', () => {
    expect(flow.steps.filter(({ save }) => save === 'register')).toHaveLength(1);
  });

  test.each(LOCALES)('has messages in %s for every step, field and choice', async (locale) => {
    const own = (await dictionary(locale, id)) as { steps: object };
    const steps = [...flow.steps.map(({ name }) => name), 'payment', ...(flow.confirmation ? ['confirm'] : [])];
    expect(Object.keys(own.steps)).toEqual(steps);
    const { labels, options } = (await dictionary(locale, 'fields')) as FieldMessages;
    expect(fields.map(messageKeyOf).filter((name) => !(name in labels))).toEqual([]);
    const choices = fields.flatMap((field) =>
      'options' in field ? field.options.map((option) => [field.name, option] as const) : [],
    );
    expect(choices.filter(([name, option]) => !(option in (options[name] ?? {})))).toEqual([]);
  });

  test('names what was applied for by fields that it has', () => {
    const names = new Set<string>(['campaign_name', ...fields.map(({ name }) => name)]);
    expect(FLOWS[id].appliedFor.flat().filter((name) => !names.has(name))).toEqual([]);
  });

  test('has one secret, the number of an identity document', () => {
    const secrets = fields.filter(({ sensitive }) => sensitive).map(({ name }) => name);
    expect([...new Set(secrets)].filter((name) => name !== 'id_number')).toEqual([]);
  });

  test('does not change the contact of a registered application', () => {
    const fixed = new Set(fields.filter((field) => field.readonlyAfterRegistration).map(({ name }) => name));
    expect([...fixed].sort()).toEqual(['email', 'phone']);
  });
});
