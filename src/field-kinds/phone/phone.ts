import { DEFAULT_COUNTRY } from '../../config/default-country.ts';
import { groupedPhone } from '../../lib/grouped-phone.ts';
import { always, never, none, type FieldBase, type FieldKind } from '../field-kind.ts';

/**
 * A phone number.
 * @property country name of the field that holds the country of the number
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
  needsCountries: true,
  fieldsToValidate: ({ country, name, rule }, { required, countries }) => [
    { name: country, required: true },
    { name, required, rule, countries },
  ],
  accepts: always,
  isTyped: true,
  reviewText: groupedPhone,
};
