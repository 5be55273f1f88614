import { DEFAULT_COUNTRY } from '../config/default-country.ts';
import { phoneCountry, phoneText } from '../model/phone.ts';
import { always, never, none, type FieldBase, type FieldKind } from './field-kind.ts';

/**
 * A phone number.
 * @property country the name of the field with the number's country
 */
export interface PhoneFieldDefinition extends FieldBase {
  readonly kind: 'phone';
  readonly rule: 'phone';
  readonly country: string;
}

export const phone: FieldKind<PhoneFieldDefinition> = {
  valueNames: ({ country, name }) => [country, name],
  searchNames: none,
  initialValues: ({ country }) => ({ [country]: DEFAULT_COUNTRY }),
  lists: none,
  isWaiting: never,
  isValidatedByList: false,
  fieldsToValidate: ({ country, name, rule }, { required, value = '', values, readPhone }) => [
    { name: country, required: true, derived: phoneCountry(value, values[country] ?? '', readPhone) },
    { name, required, rule, readPhone },
  ],
  accepts: always,
  isTyped: true,
  reviewText: (phone, { values, readPhone }) => phoneText(phone, values['phone_country'], readPhone),
};
