import { DEFAULT_COUNTRY } from '../config/default-country.ts';
import { phoneCountry, phoneText } from '../model/phone.ts';
import { always, never, none, type FieldBase, type FieldKind } from './field-kind.ts';

/** The field with the number's country. The phone rule reads it, so a flow has one phone number. */
export const PHONE_COUNTRY = 'phone_country';

export interface PhoneFieldDefinition extends FieldBase {
  readonly kind: 'phone';
  readonly rule: 'phone';
}

export const phone: FieldKind<PhoneFieldDefinition> = {
  valueNames: ({ name }) => [PHONE_COUNTRY, name],
  searchNames: none,
  initialValues: () => ({ [PHONE_COUNTRY]: DEFAULT_COUNTRY }),
  lists: none,
  isWaiting: never,
  isValidatedByList: false,
  fieldsToValidate: ({ name, rule }, { required, value = '', values, readPhone }) => [
    { name: PHONE_COUNTRY, required: true, derived: phoneCountry(value, values[PHONE_COUNTRY] ?? '', readPhone) },
    { name, required, rule, readPhone },
  ],
  accepts: always,
  isTyped: true,
  reviewText: (phone, { values, readPhone }) => phoneText(phone, values[PHONE_COUNTRY], readPhone),
};
