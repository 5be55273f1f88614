import * as v from 'valibot';
import { validateField, type FieldToValidate } from './validate-field.ts';
import type { Values } from './rules.ts';

/** Builds a schema that yields cleaned values, or one issue per invalid field with its `FieldError` as message. */
export const stepSchema = (fieldsOf: (values: Values) => readonly FieldToValidate[]) =>
  v.pipe(
    v.record(v.string(), v.string()),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const typed = dataset.value;
      const cleaned: Record<string, string> = {};
      let valid = true;
      for (const field of fieldsOf(typed)) {
        const { value, error } = validateField(field, typed);
        cleaned[field.name] = value;
        if (!error) continue;
        valid = false;
        addIssue({
          message: error,
          path: [{ type: 'object', origin: 'value', input: typed, key: field.name, value: typed[field.name] }],
        });
      }
      return valid ? cleaned : NEVER;
    }),
  );
