// The forms of a site before an API that has some of the choices only.
import { expect, test } from 'vitest';
import { createDialect } from '../../src/api/dialect.ts';
import { backEnd } from '../../src/config/back-end.ts';
import { FLOW_IDS } from '../../src/config/flow-registry.ts';
import { initialValues, kindOf, type FieldDefinition } from '../../src/field-kinds/kinds.ts';
import { isVisible } from '../../src/flows/definition/field-queries.ts';
import { offeredField } from '../../src/flows/definition/flow.ts';
import { cleanFields } from '../../src/sandbox/applications/fields.ts';
import { stepAnswers } from '../../src/tools/openapi/describe-fields.ts';
import { backEnd as laravelLike } from '../back-ends/laravel-like/back-end.ts';
import { allFlows } from '../../src/flows/all-flows.ts';

const dialect = createDialect(laravelLike);
const LACKING: readonly (readonly [field: string, word: string])[] = [
  ['prefix_name', 'military'],
  ['education', 'ged'],
  ['loan_type', 'bank'],
  ['sport_type', 'badminton'],
  ['class_time', 'evening'],
];
const fieldsOf = (flow: (typeof FLOW_IDS)[number]): readonly FieldDefinition[] =>
  allFlows[flow].steps.flatMap(({ fields }) => fields.map((field) => offeredField(field, dialect.offered)));

test.each(FLOW_IDS)('%s offers none of them, and a draft that has one is asked again', (flow) => {
  const fields = fieldsOf(flow);
  const found = LACKING.flatMap(([name, word]) =>
    fields.filter((field) => field.name === name).map((field) => [name, kindOf(field).accepts(field, word)]),
  );
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter(([, accepts]) => accepts)).toEqual([]);
});

test('what is asked with such a choice is never asked', () => {
  const titles = fieldsOf('bachelor').find((field) => field.name === 'prefix_name');
  const ranks = fieldsOf('bachelor').filter(({ name }) => ['rank', 'academic_rank'].includes(name));
  const offered = titles && 'options' in titles ? titles.options : [];
  expect([offered, ranks.length]).toEqual([['mr', 'mrs', 'ms', 'other'], 2]);
  expect(offered.filter((prefix_name) => ranks.some((rank) => isVisible(rank, { prefix_name })))).toEqual([]);
});

test('a preselected choice that is missing leaves its place to the first one, and no preselection stays none', () => {
  const { offered } = createDialect({ ...backEnd, codes: { id_type: { national_id: null } } });
  const fields = allFlows.bachelor.steps.flatMap((step) => step.fields.map((field) => offeredField(field, offered)));
  expect(initialValues({ fields })).toMatchObject({ id_type: 'passport', education_level: '', school_by: 'name' });
});

test('the OpenAPI document does not name a choice that the API lacks, also not in an example', () => {
  const { properties } = stepAnswers(dialect.offered) as {
    readonly properties: Readonly<Record<string, { readonly enum?: readonly unknown[] }>>;
  };
  expect(properties['education']?.enum).toEqual([
    '',
    'm6',
    'vocational',
    'high_vocational',
    'abroad',
    'bachelor',
    'master',
    'other',
  ]);
  const { offered } = createDialect({ ...backEnd, codes: { education: { m6: null } } });
  expect(stepAnswers(offered)).toMatchObject({ properties: { education: { examples: ['vocational'] } } });
});

test('the sandbox refuses a choice that the API lacks', () => {
  expect(cleanFields({ education: 'm6' }, {}, 'bachelor', dialect)).toEqual({ education: 'm6' });
  expect(() => cleanFields({ education: 'ged' }, {}, 'bachelor', dialect)).toThrow();
});
