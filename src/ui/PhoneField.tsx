import type { ComponentPropsWithRef } from 'react';
import { Field } from './Field.tsx';
import { KeepFilledText } from './KeepFilledText.tsx';
import { controlAttributes, type FieldText } from './field-text.ts';
import type { Option } from '../model/option.ts';

type Control<T extends 'input' | 'select'> = Omit<ComponentPropsWithRef<T>, 'id' | 'className' | 'children'>;

export interface CountryOption extends Option {
  code: string;
}

export interface PhoneFieldProps extends FieldText {
  countryLabel: string;
  countries: readonly CountryOption[];
  country: Control<'select'> & { value: string };
  number: Omit<Control<'input'>, 'name'>;
}

/**
 * The closed select is too narrow for the country's name, so the calling code is drawn over it. It goes above the number
 * where both do not fit side by side.
 */
export const PhoneField = ({ countryLabel, countries, country, number, ...field }: PhoneFieldProps) => (
  <Field {...field}>
    <div className="flex flex-wrap gap-2">
      <div className="relative grow basis-[6.25rem]">
        <KeepFilledText id={`${field.id}-country`} value={country.value}>
          <select
            autoComplete="tel-country-code"
            {...country}
            id={`${field.id}-country`}
            aria-label={countryLabel}
            className="select select-bare"
          >
            {countries.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </KeepFilledText>
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 start-4 flex items-center forced-colors:hidden"
        >
          {countries.find(({ value }) => value === country.value)?.code}
        </span>
      </div>
      <KeepFilledText id={field.id} value={number.value}>
        <input
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          {...number}
          {...controlAttributes(field, number.required)}
          id={field.id}
          name={field.name}
          className="input min-w-0 grow-[999] basis-36"
        />
      </KeepFilledText>
    </div>
  </Field>
);
