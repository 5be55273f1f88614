// Every message is used. The compiler reads the whole site for it, so `npm run check` leaves this file out until texts change.
import { describe, expect, test } from 'vitest';
import { messageScopeOf } from '../../src/flows/definition/message-scope.ts';
import { stepperEntries } from '../../src/flows/definition/step-order.ts';
import { NAMESPACES } from '../../src/i18n/namespaces.ts';
import { leavesOf, type Dictionary } from '../../src/tools/build/check-missing-messages.ts';
import { allFlows } from '../../src/flows/all-flows.ts';
import { read } from './sources.ts';
import { usedMessages } from './used-messages.ts';

/** Keys that are looked up by what the flows' data names: steps, fields, choices, headings, prices. */
const fromData = Object.values(allFlows).flatMap((flow) => {
  const scope = messageScopeOf(...flow.steps);
  const fields = flow.steps.flatMap((step) => step.fields);
  const others = fields.flatMap((field) => [
    ...('other' in field && field.other ? [{ name: field.name, values: [field.other] }] : []),
    ...(field.kind === 'checkbox' ? [{ name: field.name, values: ['yes', 'no'] }] : []),
  ]);
  return [
    ...stepperEntries(flow, flow.routes.payment).map(({ name }) => `${flow.id}.steps.${name}.*`),
    ...scope.names.flatMap((name) => [`fields.labels.${name}`, `fields.required.${name}`, `fields.hints.${name}`]),
    ...[...scope.choices, ...others].flatMap(({ name, values }) =>
      values.map((value) => `fields.options.${name}.${value}`),
    ),
    ...fields.flatMap((field) => ('notApplicableValue' in field ? [`fields.notApplicable.${field.name}`] : [])),
    ...scope.sections.map((section) => `fields.sections.${section}`),
    ...scope.prices.map((price) => `fields.prices.${price}`),
  ];
});

const used = new Set([...usedMessages(), ...fromData]);
const parentOf = (key: string): string => key.slice(0, Math.max(0, key.lastIndexOf('.')));

/** Whether code reads a key, or an object around it as a whole. */
function isRead(key: string): boolean {
  if (used.has(key)) return true;
  for (let around = key; around !== ''; around = parentOf(around)) if (used.has(`${around}.*`)) return true;
  return false;
}

/**
 * Whether a key is used. Of two objects that a variable chooses from, TypeScript keeps one when both look alike: what is read of one
 * is then read of its neighbours that code names as well.
 */
function isUsed(key: string, all: readonly string[]): boolean {
  if (isRead(key)) return true;
  for (let around = parentOf(key); around.includes('.'); around = parentOf(around)) {
    const [neighbourhood, rest] = [`${parentOf(around)}.`, key.slice(around.length)];
    const isAlike = (other: string): boolean =>
      other.startsWith(neighbourhood) &&
      other.endsWith(rest) &&
      !other.slice(neighbourhood.length, -rest.length).includes('.');
    if (used.has(around) && all.some((other) => other !== key && isAlike(other) && isRead(other))) return true;
  }
  return false;
}

describe.each(NAMESPACES)('messages of %s', (namespace) => {
  test('every key is used', () => {
    const keys = leavesOf(JSON.parse(read(`locales/th/${namespace}.json`)) as Dictionary, namespace).map(
      ([key]) => key,
    );
    const unused = keys.filter((key) => !isUsed(key, keys));
    expect(unused, `delete from locales/*/${namespace}.json`).toEqual([]);
  });
});
