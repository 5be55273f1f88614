import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FieldGroup } from './FieldGroup.tsx';
import { controlAttributes, type FieldText } from './field-text.ts';
import type { Option } from '../model/option.ts';

export interface TileOption extends Omit<Option, 'label'> {
  label: ReactNode;
  description?: ReactNode;
  /** The URL of a round picture, which only decorates the label. */
  picture?: string | undefined;
  disabled?: boolean | undefined;
}

export type RadioTilesProps = FieldText &
  Omit<ComponentPropsWithRef<'input'>, keyof FieldText | 'type' | 'value' | 'defaultValue' | 'className'> & {
    options: readonly TileOption[];
    /** Omit it for an uncontrolled group. */
    value?: string | undefined;
    defaultValue?: string | undefined;
  };

/** The letters of a label that fit in half of a phone's width. Thai vowel and tone marks take no width. */
const SHORT_LETTERS = 10;
const isShort = ({ label, description }: TileOption): boolean =>
  typeof label === 'string' && !description && label.replace(/\p{M}/gu, '').length <= SHORT_LETTERS;

/**
 * A question's tiles are equally wide: short ones in two columns where letters are not too large for that, long ones
 * below each other on a phone.
 */
function columnsOf(options: readonly TileOption[]): string {
  // Three columns are too narrow for tiles of two lines.
  const areWide = options.length === 3 && options.some(({ description }) => description !== undefined);
  if (areWide || options.some(({ label }) => typeof label !== 'string')) return 'grid-cols-1';
  const columns = options.length === 3 ? 'sm:grid-cols-3' : 'sm:grid-cols-2';
  return options.every(isShort)
    ? `grid-cols-[repeat(auto-fit,minmax(max(9rem,40%),1fr))] ${columns}`
    : `grid-cols-1 ${columns}`;
}

/** The first radio button has the field's id, which the error summary links to. */
export const RadioTiles = ({
  id,
  label,
  hint,
  error,
  mark,
  options,
  value,
  defaultValue,
  required,
  ...input
}: RadioTilesProps) => {
  const field = { id, name: input.name, label, hint, error, mark };
  const { 'aria-invalid': invalid } = controlAttributes(field, required);
  return (
    <FieldGroup {...field}>
      <div className={`grid gap-2 ${columnsOf(options)}`} data-invalid={invalid}>
        {options.map((option, index) => (
          <label key={option.value} className="tile">
            <input
              {...input}
              // With `required`, Chromium would report each radio button as wrong before one is chosen.
              data-required={required ? '' : undefined}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              type="radio"
              id={index === 0 ? id : `${id}-${option.value}`}
              value={option.value}
              disabled={option.disabled ?? input.disabled}
              className="check mt-0.5"
            />
            {option.picture && (
              <img src={option.picture} alt="" width="32" height="32" className="size-8 rounded-full object-cover" />
            )}
            <span className="grid min-w-0">
              <span className="font-semibold">{option.label}</span>
              {option.description && <span className="text-sm text-ink-soft">{option.description}</span>}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
};
