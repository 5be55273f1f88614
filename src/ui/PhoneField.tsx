import type { ComponentPropsWithRef } from 'react';
import { Field } from './Field.tsx';
import { controlAttributes, type FieldText } from './field-text.ts';
import type { Option } from './options.ts';

type Control<T extends 'input' | 'select'> = Omit<ComponentPropsWithRef<T>, 'id' | 'className' | 'children'>;

export interface PhoneFieldProps extends FieldText {
  /** Names the country select for those who cannot see that it belongs to the number. */
  countryLabel: string;
  countries: readonly Option[];
  country: Control<'select'>;
  /** The national number; `name` of the field and of the number are the same. */
  number: Omit<Control<'input'>, 'name'>;
}

/** Country and national number side by side; the label and the error belong to the number. */
export const PhoneField = ({ countryLabel, countries, country, number, ...field }: PhoneFieldProps) => (
  <Field {...field}>
    <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-2">
      <select
        autoComplete="tel-country-code"
        {...country}
        id={`${field.id}-country`}
        aria-label={countryLabel}
        className="select"
      >
        {countries.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
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
