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
}

/** Texts that a pattern of the contract asks for, by the name of the field. */
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

/** An answer that the contract accepts, with every field it names. */
export const exampleAnswer = ({ answer }: Endpoint): unknown =>
  exampleOf(toJsonSchema(answer, { typeMode: 'input', errorMode: 'ignore' }) as Schema);

/** The names of fields without which the contract refuses the answer, of its first item where it is a list. */
export function requiredFields(endpoint: Endpoint): readonly string[] {
  const schema = toJsonSchema(endpoint.answer, { typeMode: 'input', errorMode: 'ignore' }) as Schema & {
    readonly required?: readonly string[];
  };
  const item = schema.type === 'array' ? ([schema.items ?? {}].flat()[0] as typeof schema) : schema;
  return item.required ?? [];
}
