import type { FieldDefinition } from '../../application/field-definition.ts';

/** Puts fields into a part of their step, by its index. */
export const inPart = (part: number, fields: readonly FieldDefinition[]): readonly FieldDefinition[] =>
  fields.map((field) => ({ ...field, part }));
