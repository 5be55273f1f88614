import { autocomplete } from './autocomplete.ts';
import { checkbox } from './checkbox.ts';
import { choice } from './choice.ts';
import type { FieldKind } from './field-kind.ts';
import { phone } from './phone.ts';
import { remoteSelect } from './remote-select.ts';
import { text } from './text.ts';

/** All kinds of field. Their controls are in `ui/controls.tsx`. */
export const kinds = {
  text,
  'long-text': text,
  phone,
  radio: choice,
  select: choice,
  'remote-select': remoteSelect,
  autocomplete,
  checkbox,
};

type Kinds = typeof kinds;

/** The definition of a field, by its kind. */
export type DefinitionsByKind = { readonly [Name in keyof Kinds]: DefinitionOf<Kinds[Name]> };
type DefinitionOf<Kind> = Kind extends FieldKind<infer Definition> ? Definition : never;

export type FieldDefinition = DefinitionsByKind[keyof Kinds];

/** The compiler cannot see that a definition belongs to its kind. */
export const kindOf = (field: FieldDefinition): FieldKind<FieldDefinition> =>
  kinds[field.kind] as FieldKind<FieldDefinition>;

export const valueNamesOf = (field: FieldDefinition): string[] => kindOf(field).valueNames(field);

interface FieldsOfStep {
  readonly fields: readonly FieldDefinition[];
}

export const valueNames = ({ fields }: FieldsOfStep): string[] => fields.flatMap(valueNamesOf);

/** Returns the values of a form before the first answer. */
export const initialValues = (step: FieldsOfStep): Record<string, string> =>
  Object.fromEntries([
    ...valueNames(step).map((name) => [name, ''] as const),
    ...step.fields.flatMap((field) => Object.entries(kindOf(field).initialValues(field))),
  ]);

/** Whether the answer is chosen from a list of the server. */
export const isListed = (field: FieldDefinition): boolean => kindOf(field).lists(field).length > 0;
