import * as v from 'valibot';
import { checkField, type CheckedField } from './check-field.ts';
import type { Values } from './rules.ts';

/**
 * Schema of a step's form, made from the fields that are shown now: cleaned values out, one issue per faulty field whose message
 * is the `Fault`.
 */
export const stepSchema = (fieldsOf: (values: Values) => readonly CheckedField[]) =>
  v.pipe(
    v.record(v.string(), v.string()),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const typed = dataset.value;
      const cleaned: Record<string, string> = {};
      let faulty = false;
      for (const field of fieldsOf(typed)) {
        const { value, fault } = checkField(field, typed);
        cleaned[field.name] = value;
        if (!fault) continue;
        faulty = true;
        addIssue({
          message: fault,
          path: [{ type: 'object', origin: 'value', input: typed, key: field.name, value: typed[field.name] }],
        });
      }
      return faulty ? NEVER : cleaned;
    }),
  );
