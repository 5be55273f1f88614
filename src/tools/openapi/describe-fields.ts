import { dialect } from '../../api/dialect.ts';
import { backEnd } from '../../config/back-end.ts';
import { CHOICES } from '../../config/choices/all.ts';
import { AMOUNT_FIELDS } from '../../config/words.ts';
import { EXAMPLES } from './field-examples.ts';
import { FACTS_OF_ENTITY, FACTS_OF_RULE, FACTS_OF_SENT, type TextFacts } from './field-facts.ts';
import { STEP_FIELDS } from './step-fields.ts';

export type Json = Readonly<Record<string, unknown>>;
type Schemas = Readonly<Record<string, Json>>;

interface Place {
  readonly schemas: Schemas;
  /** Whether the site sends the field: lengths and patterns are promises of the sender. */
  readonly isSent: boolean;
  /** The entity that a field belongs to. */
  readonly owner: string;
}

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isJson) : []);
const nameOfReference = (schema: Json): string | undefined =>
  typeof schema['$ref'] === 'string' ? schema['$ref'].split('/').at(-1) : undefined;

/** Translates the site's words to those of the university's API (src/config/back-end.ts). */
const wordsOf = (words: readonly unknown[], name: string): unknown[] =>
  words.map((word) => dialect.toServer({ [name]: word })[name]);

const isChoice = (name: string): name is keyof typeof CHOICES => Object.hasOwn(CHOICES, name);

/** The example of a choice, or the first choice that the API has. */
const offeredExample = (name: string, example: string, offered = dialect.offered): string =>
  offered(name, isChoice(name) ? [example, ...CHOICES[name]] : [example])[0] ?? example;

function exampleOf(schema: Json, name: string, place: Place): unknown {
  const reference = nameOfReference(schema);
  const known = EXAMPLES[`${place.owner}.${name}`] ?? (name in EXAMPLES ? EXAMPLES[name] : undefined);
  if ('const' in schema) return schema['const'];
  if (Array.isArray(schema['enum'])) return wordsOf(schema['enum'], name)[0];
  if (known !== undefined) return wordsOf([typeof known === 'string' ? offeredExample(name, known) : known], name)[0];
  if (reference !== undefined) return exampleOf(place.schemas[reference] ?? {}, name, { ...place, owner: reference });
  const [first] = listOf(schema['anyOf']).filter(({ type }) => type !== 'null');
  if (first) return exampleOf(first, name, place);
  if (schema['type'] === 'boolean') return true;
  if (schema['type'] === 'array') return [exampleOf(schema['items'] as Json, '', place)];
  if (isJson(schema['properties'])) return exampleObject(schema['properties'], place);
  throw new Error(`src/tools/openapi/field-examples.ts has no example of ${place.owner}.${name}.`);
}

/** Whether the dialect file says that this field of a response is an object with the number. */
const isAmountObject = (name: string, { isSent }: Place, key = backEnd.amountKey): boolean =>
  key !== undefined && !isSent && AMOUNT_FIELDS.includes(name);
const amountObject = (amount: unknown, currency: unknown, key = backEnd.amountKey ?? ''): Json => ({
  [key]: amount,
  currency,
});

const exampleObject = (properties: Json, place: Place): Json =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([name, schema]) =>
      isFile(name, place) || !isJson(schema) ? [] : [[name, exampleOfField(schema, name, place)]],
    ),
  );

function exampleOfField(schema: Json, name: string, place: Place): unknown {
  const example = exampleOf(schema, name, place);
  return isAmountObject(name, place) ? amountObject(example, 'THB') : example;
}

/** A file has no example in JSON. */
const isFile = (name: string, { isSent }: Place): boolean => isSent && name === 'file';

const sentFacts = (name: string): TextFacts => {
  const rule = STEP_FIELDS[name]?.rule;
  return rule ? FACTS_OF_RULE[rule] : (FACTS_OF_SENT[name] ?? {});
};
/** An empty text clears a saved field. */
const orEmpty = ({ minLength: _least, pattern, ...facts }: TextFacts): TextFacts => ({
  ...facts,
  ...(pattern === undefined ? {} : { pattern: `^$|${pattern}` }),
});
const isOpenText = (schema: Json): boolean =>
  schema['type'] === 'string' && !('enum' in schema) && !('const' in schema);
const factsOf = (schema: Json, name: string, place: Place): TextFacts =>
  place.isSent && (isOpenText(schema) || isFile(name, place)) ? sentFacts(name) : {};

function describeField(schema: Json, name: string, place: Place): Json {
  const facts = factsOf(schema, name, place);
  if (isFile(name, place)) return { type: 'string', ...facts };
  const words = Array.isArray(schema['enum']) ? { enum: wordsOf(schema['enum'], name) } : {};
  const described = { ...describe(schema, place), ...words, ...facts };
  const shape = isAmountObject(name, place)
    ? { type: 'object', properties: amountObject(described, { const: 'THB' }) }
    : described;
  return { ...shape, examples: [exampleOfField(schema, name, place)] };
}

/** Adds the known facts about its fields to a schema. */
function describe(schema: Json, place: Place): Json {
  const { properties, items, anyOf } = schema;
  return {
    ...schema,
    ...(isJson(properties) ? { properties: describeFields(properties, place) } : {}),
    ...(isJson(items) ? { items: describe(items, place) } : {}),
    ...(Array.isArray(anyOf) ? { anyOf: listOf(anyOf).map((one) => describe(one, place)) } : {}),
  };
}

const describeFields = (properties: Json, place: Place): Json =>
  Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [
      name,
      isJson(schema) ? describeField(schema, name, place) : schema,
    ]),
  );

/** The fields that forms send; each flow has some of them. */
export const stepAnswers = (offered = dialect.offered): Json => ({
  type: 'object',
  description: 'Answers of a step by field name. An empty text clears a field; the patterns are those of a filled one.',
  properties: Object.fromEntries(
    Object.entries(STEP_FIELDS).map(([name, { example }]) => [
      name,
      {
        ...(isChoice(name)
          ? { enum: ['', ...wordsOf(offered<string>(name, CHOICES[name]), name)] }
          : { type: 'string', ...orEmpty(sentFacts(name)) }),
        examples: wordsOf([offeredExample(name, example, offered)], name),
      },
    ]),
  ),
  additionalProperties: { type: 'string' },
});

const isByFieldName = ({ properties, additionalProperties }: Json): boolean =>
  properties === undefined && isJson(additionalProperties);

/** The fields of a call's request or response. */
export const describeCall = (schema: Json, schemas: Schemas, isSent: boolean, owner = ''): Json =>
  isSent && isByFieldName(schema)
    ? { $ref: '#/components/schemas/StepAnswers' }
    : describe(schema, { schemas, isSent, owner });

/** The example of a whole response, which a mock returns unchanged. */
export const exampleOfResponse = (schema: Json, schemas: Schemas, owner = ''): unknown =>
  exampleOf(schema, '', { schemas, isSent: false, owner });

export function describeParameter(parameter: Json, schemas: Schemas): Json {
  const name = String(parameter['name']);
  const schema = parameter['schema'] as Json;
  const place = { schemas, isSent: true, owner: '' };
  // In a path, an id is text.
  const example = name === 'id' ? String(EXAMPLES['id']) : exampleOf(schema, name, place);
  return { ...parameter, schema: { ...schema, ...factsOf(schema, name, place) }, example };
}

export const describeEntities = (schemas: Schemas): Json => ({
  ...Object.fromEntries(
    Object.entries(schemas).map(([owner, schema]) => [
      owner,
      { ...describe(schema, { schemas, isSent: false, owner }), ...FACTS_OF_ENTITY[owner] },
    ]),
  ),
  StepAnswers: stepAnswers(),
});
