// Lengths, patterns and examples of the OpenAPI document, by the schemas and rules that the site uses.
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { contract } from '../../../src/api/contract/all.ts';
import { parseResponse } from '../../../src/api/parse-response.ts';
import { allFlows } from '../../../src/flows/all-flows.ts';
import { ruleOf, type RuleName } from '../../../src/model/rules.ts';
import { FACTS_OF_RULE, type TextFacts } from '../../../src/tools/openapi/field-facts.ts';
import { openApi } from '../../../src/tools/openapi/openapi.ts';
import { STEP_FIELDS } from '../../../src/tools/openapi/step-fields.ts';
import { collectReports } from '../../api/incomplete-responses.ts';

interface Field extends TextFacts {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: unknown;
  readonly const?: unknown;
  readonly examples?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Field>>;
  readonly items?: Field;
}
interface Operation {
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly example?: unknown }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Field }>> };
  readonly responses: {
    readonly 200: { readonly content: { readonly 'application/json': { readonly schema: Field } } };
  };
}
const document = openApi() as unknown as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Field>> };
};

const operationOf = (method: string, path: string): Operation => {
  const found = document.paths[`/api/${path}`]?.[method.toLowerCase()];
  if (!found) throw new Error(`${method} ${path} is not documented.`);
  return found;
};
const resolved = (schema: Field): Field =>
  schema.$ref === undefined ? schema : (document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});

/** What the examples of its fields make together. */
function exampleOf(schema: Field): unknown {
  const { items, properties } = resolved(schema);
  if (items) return [exampleOf(items)];
  const fields = Object.entries(properties ?? {}).filter(([, field]) => field.examples);
  return Object.fromEntries(fields.map(([name, { examples = [] }]) => [name, examples[0]]));
}

type Named = readonly [string, Field];
function fieldsIn(value: unknown, at: string): Named[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]: [string, unknown]): Named[] => {
    if (key === 'examples' || key === 'example') return [];
    const inside = fieldsIn(one, `${at}/${key}`);
    if (key !== 'properties') return inside;
    const fields = Object.entries(one as Record<string, Field>);
    return [...fields.map(([name, field]): Named => [`${at}/${name}`, field]), ...inside];
  });
}
const fields = fieldsIn(document, '');
const isFile = ([, { format }]: Named): boolean => format === 'binary';

const fits = (text: string, { minLength = 0, maxLength = Infinity, pattern = '' }: TextFacts): boolean =>
  [...text].length >= minLength && [...text].length <= maxLength && new RegExp(pattern, 'u').test(text);

describe('examples', () => {
  const reports = collectReports();

  test('every field has one, but for files', () => {
    expect(fields.length).toBeGreaterThan(350);
    expect(fields.filter((field) => !isFile(field) && field[1].examples?.length !== 1).map(([at]) => at)).toEqual([]);
    expect(fields.filter(isFile)).toHaveLength(3);
    const parameters = Object.values(document.paths).flatMap((path) =>
      Object.values(path).flatMap((operation) => operation.parameters),
    );
    expect(parameters.filter(({ example }) => example === undefined)).toEqual([]);
  });

  test('each has the length and the pattern of its field', () => {
    const texts = fields.filter(([, { examples }]) => typeof examples?.[0] === 'string');
    expect(texts.filter(([, field]) => !fits(String(field.examples?.[0]), field)).map(([at]) => at)).toEqual([]);
  });

  test.each(contract)('of $name are what the contract accepts', ({ endpoint, request }) => {
    const { parameters, requestBody, responses } = operationOf(endpoint.method, endpoint.path);
    const answer = exampleOf(responses[200].content['application/json'].schema);
    expect(() => parseResponse(endpoint, JSON.stringify(answer))).not.toThrow();
    expect(reports).toEqual([]);
    const [sent] = Object.values(requestBody?.content ?? {});
    if (sent && request.body) {
      const file = request.multipart ? { file: new File(['x'], 'x.pdf') } : {};
      expect(v.safeParse(request.body, { ...(exampleOf(sent.schema) as object), ...file }).issues).toBeUndefined();
    }
    const { query } = request;
    const alternatives = query && 'options' in query ? (query.options as readonly v.GenericSchema[]) : [query];
    for (const schema of alternatives.filter((one) => one !== undefined)) {
      const { entries } = schema as v.GenericSchema & { readonly entries: object };
      const asked = parameters.filter((one) => one.in === 'query' && one.name in entries);
      const example = Object.fromEntries(asked.map((one) => [one.name, one.example]));
      expect(v.safeParse(schema, example).issues).toBeUndefined();
    }
  });
});

describe('lengths and patterns', () => {
  test('every text that a call sends has some, but for what is searched', () => {
    const bodies = fields.filter(([at]) => at.includes('/requestBody/'));
    const open = bodies.filter(([, field]) => field.type === 'string' && !('enum' in field) && !('const' in field));
    const bare = open.filter(([, { minLength, maxLength, pattern }]) => !(minLength ?? maxLength ?? pattern));
    expect(open.length).toBeGreaterThan(60);
    expect(bare.map(([at]) => at)).toEqual([]);
  });

  const TEXTS = [
    ...Object.values(STEP_FIELDS).map(({ example }) => example),
    ...['AB1234567', 'Jean-Luc O’Brien', 'นางสาว ก.', '4.00', '0', '4,0', '2030', '๑๐๙๐๐', '-', 'ABC', '9999', '5'],
    ...[
      'ก'.repeat(100),
      'ก'.repeat(101),
      'ก'.repeat(200),
      'ก'.repeat(201),
      'A'.repeat(30),
      'A'.repeat(31),
      'A1B2C3D4E5F6',
    ],
    ...[`${'a'.repeat(64)}@${'b'.repeat(185)}.com`, `${'a'.repeat(64)}@${'b'.repeat(186)}.com`, 'a@b.c', 'two\nlines'],
  ];
  test.each(Object.entries(FACTS_OF_RULE))('of the rule %s refuse nothing that it lets pass', (name, facts) => {
    const rule = ruleOf(name as RuleName);
    const passed = TEXTS.map((text) => rule.clean(text, {})).filter((text) => text !== '' && rule.test(text, {}));
    expect(passed.length).toBeGreaterThan(0);
    expect(passed.filter((text) => !fits(text, facts))).toEqual([]);
    const tooLong = 'A'.repeat((facts.maxLength ?? 0) + 1);
    expect([fits(tooLong, facts), rule.test(tooLong, {})]).toEqual([false, false]);
  });
});

test('a number of either kind fits the field of both', () => {
  const { properties = {} } = document.components.schemas['StepAnswers'] ?? {};
  const numbers = [STEP_FIELDS['id_number']?.example ?? '', 'AB1234567'];
  expect(numbers.map((text) => fits(text, properties['id_number'] ?? {}))).toEqual([true, true]);
  expect(ruleOf('national-id').test(numbers[0] ?? '', {})).toBe(true);
  expect(fits('1234', properties['id_number'] ?? {})).toBe(false);
});

test('an example of a step is an answer that its form lets pass', () => {
  for (const [name, { example, rule }] of Object.entries(STEP_FIELDS)) {
    if (rule) expect(ruleOf(rule).test(example, {}), name).toBe(true);
    const options = Object.values(allFlows).flatMap(({ steps }) =>
      steps.flatMap(({ fields }) =>
        fields.flatMap((field) => (field.name === name && 'options' in field ? field.options : [])),
      ),
    );
    if (options.length > 0) expect(options, name).toContain(example);
  }
});
