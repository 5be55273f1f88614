import type { ComponentPropsWithRef } from 'react';
import { Field } from './Field.tsx';
import { controlAttributes, type FieldText } from './field-text.ts';
import type { Option } from './options.ts';

/** Where the options stand; whatever is not ready says so in words. */
export type OptionsState =
  | { kind: 'ready' }
  | { kind: 'loading'; text: string }
  | { kind: 'empty'; text: string }
  | { kind: 'failed'; text: string; retry: string; onRetry: () => void };

const READY: OptionsState = { kind: 'ready' };

export type SelectFieldProps = FieldText &
  Omit<ComponentPropsWithRef<'select'>, keyof FieldText | 'className' | 'children' | 'multiple'> & {
    options: readonly Option[];
    /** The first, empty choice, e.g. "Choose a faculty". */
    placeholder: string;
    state?: OptionsState;
  };

/** Letters that a closed select shows on the smallest phones; Thai marks above and below take no room of their own. */
const SHOWN_LETTERS = 24;
const isLong = (text: string): boolean => text.replace(/\p{M}/gu, '').length > SHOWN_LETTERS;

/** A native select: the best there is on a phone. It cuts a long choice off when it is closed: that stands below it in full. */
export const SelectField = ({
  label,
  hint,
  error,
  optional,
  options,
  placeholder,
  state = READY,
  ...select
}: SelectFieldProps) => {
  const field = { id: select.id, name: select.name, label, hint, error, optional };
  const blocked = state.kind !== 'ready';
  const chosen = options.find(({ value }) => value === select.value)?.label ?? '';
  return (
    <Field {...field}>
      <select
        {...select}
        {...controlAttributes(field, select.required)}
        disabled={select.disabled === true || blocked}
        aria-busy={state.kind === 'loading' || undefined}
        className="select"
      >
        <option value="">{state.kind === 'loading' ? state.text : placeholder}</option>
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      {isLong(chosen) && (
        // For the eyes alone: the select itself says it whole.
        <p className="hint sm:hidden" aria-hidden="true">
          {chosen}
        </p>
      )}
      {state.kind === 'empty' && <p className="hint">{state.text}</p>}
      {state.kind === 'failed' && (
        <p className="text-sm text-error-700" role="status">
          {state.text}{' '}
          <button type="button" className="button-link" onClick={state.onRetry}>
            {state.retry}
          </button>
        </p>
      )}
    </Field>
  );
};
