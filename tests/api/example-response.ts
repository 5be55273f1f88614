import { toJsonSchema } from '@valibot/to-json-schema';
import type { Endpoint } from '../../src/api/contract/endpoint.ts';

interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema | readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly required?: readonly string[];
}

/** Texts for fields whose pattern in the contract needs them, by field name. */
const BY_NAME: Readonly<Record<string, unknown>> = { image: 'data:image/png;base64,AA==' };

function exampleOf(schema: Schema, name = ''): unknown {
  if (name in BY_NAME) return BY_NAME[name];
  const first = schema.anyOf?.find(({ type }) => type !== 'null');
  if (first) return exampleOf(first, name);
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  switch (schema.type ?? '') {
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}).map(([field, one]) => [field, exampleOf(one, field)]);
      return Object.fromEntries(fields);
    }
    case 'array': {
      const item = [schema.items ?? {}].flat()[0];
      return item ? [exampleOf(item)] : [];
    }
    case 'number':
    case 'integer':
      return Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return true;
    default:
      return 'x'.repeat(schema.minLength ?? 1);
  }
}

/** Returns a response that the contract accepts, with every field it names. */
export const exampleResponse = ({ response }: Endpoint): unknown =>
  exampleOf(toJsonSchema(response, { typeMode: 'input', errorMode: 'ignore' }) as Schema);

/** Returns the names of required fields; for a list, those of its first item. */
export function requiredFields(endpoint: Endpoint): readonly string[] {
  const schema = toJsonSchema(endpoint.response, { typeMode: 'input', errorMode: 'ignore' }) as Schema;
  const [item = schema] = schema.type === 'array' ? [schema.items ?? []].flat() : [];
  return item.required ?? [];
}

export type Path = readonly string[];

/** Returns the paths of fields in a schema. A list is not part of a path. */
function pathsOf(schema: Schema, isMeant: (one: Schema, isRequired: boolean) => boolean, at: Path = []): Path[] {
  const items = [schema.items ?? []].flat();
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, one]) => {
    const here = isMeant(one, schema.required?.includes(name) ?? false) ? [[...at, name]] : [];
    return [...here, ...pathsOf(one, isMeant, [...at, name])];
  });
  return [
    ...fields,
    ...(schema.anyOf ?? []).flatMap((one) => pathsOf(one, isMeant, at)),
    ...items.flatMap((one) => pathsOf(one, isMeant, [...at])),
  ];
}
const responseSchema = ({ response }: Endpoint): Schema =>
  toJsonSchema(response, { typeMode: 'input', errorMode: 'ignore' }) as Schema;

const isList = ({ type, anyOf = [] }: Schema): boolean => type === 'array' || anyOf.some(isList);
export const optionalPaths = (endpoint: Endpoint): readonly Path[] =>
  pathsOf(responseSchema(endpoint), (one, isRequired) => !isRequired && !isList(one));
export const optionalLists = (endpoint: Endpoint): readonly Path[] =>
  pathsOf(responseSchema(endpoint), (one, isRequired) => !isRequired && isList(one));
