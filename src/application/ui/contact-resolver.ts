import { valibotResolver } from '@hookform/resolvers/valibot';
import type { Resolver } from 'react-hook-form';
import { DEFAULT_COUNTRY } from '../../config/default-country.ts';
import { hasForeignCode, type ReadPhone } from '../../model/phone.ts';
import type { Values } from '../../model/rules.ts';
import { stepSchema } from '../../model/step-schema.ts';
import type { FieldToValidate } from '../../model/validate-field.ts';
import { loadPhoneNumbers } from './use-read-phone.ts';

/** Validates a form that may ask for a phone number. Numbering plans are loaded only for foreign numbers. */
export const contactResolver =
  (
    fieldsOf: (values: Values, readPhone: ReadPhone | undefined) => readonly FieldToValidate[],
  ): Resolver<Record<string, string>> =>
  async (values, context, options) => {
    const isAbroad = (values['phone_country'] || DEFAULT_COUNTRY) !== DEFAULT_COUNTRY;
    const isForeign = isAbroad || hasForeignCode(values['phone'] ?? '');
    const readPhone = isForeign ? (await loadPhoneNumbers()).readPhone : undefined;
    return valibotResolver(stepSchema((own) => fieldsOf(own, readPhone)))(values, context, options);
  };
