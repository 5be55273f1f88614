import type { ComponentPropsWithRef } from 'react';
import { FieldError } from './FieldError.tsx';
import { NoBreakText } from './NoBreakText.tsx';
import { controlAttributes, hintId, type FieldText } from './field-text.ts';

export type CheckboxFieldProps = Omit<FieldText, 'mark'> &
  Omit<ComponentPropsWithRef<'input'>, keyof FieldText | 'type' | 'className'> & {
    /** Whether the hint must not be overlooked. */
    readonly hintWarns?: boolean;
  };

export const CheckboxField = ({ label, hint, hintWarns, error, ...input }: CheckboxFieldProps) => {
  const field = { id: input.id, name: input.name, hint, error };
  return (
    <div className="field">
      <label className="flex min-h-touch cursor-pointer items-start gap-3 py-1.5">
        <input
          {...input}
          {...controlAttributes(field, input.required)}
          // As in a list, `required` alone would count as an error.
          aria-invalid={Boolean(field.error)}
          type="checkbox"
          className="check mt-0.5"
        />
        <span>
          <NoBreakText text={label} />
        </span>
      </label>
      {hint && (
        <p className={`hint -mt-2 ps-9 ${hintWarns ? 'font-semibold text-warning-700' : ''}`} id={hintId(field.id)}>
          <NoBreakText text={hint} />
        </p>
      )}
      <FieldError {...field} />
    </div>
  );
};
