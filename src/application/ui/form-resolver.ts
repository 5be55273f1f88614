import { valibotResolver } from '@hookform/resolvers/valibot';
import type { Resolver } from 'react-hook-form';
import * as v from 'valibot';
import { DEFAULT_COUNTRY } from '../../config/default-country.ts';
import { hasForeignCode, type ReadPhone } from '../../model/phone.ts';
import type { Values } from '../../model/rules.ts';
import { validateField, type FieldToValidate } from '../../model/validate-field.ts';
import { loadPhoneNumbers } from './use-read-phone.ts';

/** Builds a schema that yields cleaned values, or one issue per invalid field with its `FieldError` as message. */
export const formSchema = (fieldsOf: (values: Values) => readonly FieldToValidate[]) =>
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

/** Validates a form that may ask for a phone number. Numbering plans are loaded only for foreign numbers. */
export const formResolver =
  (
    fieldsOf: (values: Values, readPhone: ReadPhone | undefined) => readonly FieldToValidate[],
  ): Resolver<Record<string, string>> =>
  async (values, context, options) => {
    const isAbroad = (values['phone_country'] || DEFAULT_COUNTRY) !== DEFAULT_COUNTRY;
    const isForeign = isAbroad || hasForeignCode(values['phone'] ?? '');
    const readPhone = isForeign ? (await loadPhoneNumbers()).readPhone : undefined;
    return valibotResolver(formSchema((own) => fieldsOf(own, readPhone)))(values, context, options);
  };
