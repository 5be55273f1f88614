import type { ComponentPropsWithRef } from 'react';
import { Field } from './Field.tsx';
import { controlAttributes, type FieldText } from './field-text.ts';
import type { Option } from './options.ts';

type Control<T extends 'input' | 'select'> = Omit<ComponentPropsWithRef<T>, 'id' | 'className' | 'children'>;

export interface CountryOption extends Option {
  /** What the closed select shows, such as `+66`. */
  code: string;
}

export interface PhoneFieldProps extends FieldText {
  /** Names the country select for those who cannot see that it belongs to the number. */
  countryLabel: string;
  countries: readonly CountryOption[];
  country: Control<'select'> & { value: string };
  /** The national number; `name` of the field and of the number are the same. */
  number: Omit<Control<'input'>, 'name'>;
}

/**
 * Country and national number side by side; the label and the error belong to the number. The list of countries has names, but
 * closed there is room for the code only: it stands over the select, whose own text is not seen.
 */
export const PhoneField = ({ countryLabel, countries, country, number, ...field }: PhoneFieldProps) => (
  <Field {...field}>
    <div className="grid grid-cols-[6.25rem_minmax(0,1fr)] gap-2">
      <div className="relative">
        <select
          autoComplete="tel-country-code"
          {...country}
          id={`${field.id}-country`}
          aria-label={countryLabel}
          className="select select-bare"
        >
          {countries.map((one) => (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ))}
        </select>
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 start-4 flex items-center forced-colors:hidden"
        >
          {countries.find((one) => one.value === country.value)?.code}
        </span>
      </div>
      <input
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        {...number}
        {...controlAttributes(field, number.required)}
        id={field.id}
        name={field.name}
        className="input"
      />
    </div>
  </Field>
);
