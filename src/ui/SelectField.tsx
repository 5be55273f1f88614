import type { ComponentPropsWithRef } from 'react';
import { Field } from './Field.tsx';
import { KeepFilledText } from './KeepFilledText.tsx';
import { controlAttributes, type FieldText } from './field-text.ts';
import type { Option } from '../model/option.ts';
import { isLongChoice } from './FullChoiceText.tsx';
import { useIsClient } from './use-is-client.ts';

export type OptionsState =
  /** `note` is shown below a usable list. */
  | { kind: 'ready'; note?: string }
  | { kind: 'loading'; text: string }
  /** The list depends on an answer that is not given yet. */
  | { kind: 'waiting'; text: string }
  | { kind: 'empty'; text: string }
  | { kind: 'failed'; text: string; retry: string; onRetry: () => void };

const READY: OptionsState = { kind: 'ready' };

export type SelectFieldProps = FieldText &
  Omit<ComponentPropsWithRef<'select'>, keyof FieldText | 'className' | 'children' | 'multiple'> & {
    options: readonly Option[];
    placeholder: string;
    state?: OptionsState;
    /** The URL of the chosen option's picture: empty if it has none, null if no option of the list has one. */
    picture?: string | null | undefined;
  };

/** The picture only decorates the name next to it. A star is shown until it loads, or if there is none. */
const OptionPicture = ({ source }: { readonly source: string }) => (
  <span className="pointer-events-none absolute inset-y-0 start-3 flex items-center">
    <span className="relative size-8 overflow-hidden rounded-full bg-line">
      <span className="absolute inset-2 bg-ink-faint [clip-path:var(--star)]" />
      {source && (
        <img key={source} src={source} alt="" width="32" height="32" className="relative size-8 object-cover" />
      )}
    </span>
  </span>
);

/** A select cannot wrap its text, so a long choice lies over it. Inline styles, because the built page has none of it. */
const OVER_SELECT = { gridArea: '1 / 1', background: 'none', borderColor: 'transparent' } as const;
const BELOW_CHOICE = { gridArea: '1 / 1', color: 'transparent', forcedColorAdjust: 'none' } as const;

/** A native select, because phones handle it best. */
export const SelectField = ({
  label,
  hint,
  error,
  mark,
  options,
  placeholder,
  state = READY,
  picture,
  ...select
}: SelectFieldProps) => {
  const field = { id: select.id, name: select.name, label, hint, error, mark };
  // The select stays enabled while it loads, because a disabled control loses the focus.
  const blocked = state.kind === 'waiting' || state.kind === 'empty' || state.kind === 'failed';
  const isPictured = typeof picture === 'string' && Boolean(select.value);
  const chosen = options.find(({ value }) => value === select.value)?.label ?? '';
  const isLong = useIsClient() && isLongChoice(chosen);
  const className = isPictured ? 'select ps-14' : 'select';
  const control = (
    <KeepFilledText id={select.id} value={select.value}>
      <select
        {...select}
        {...controlAttributes(field, select.required)}
        // Without this, Chromium would report a required list as wrong before it is answered.
        aria-invalid={Boolean(field.error)}
        disabled={select.disabled === true || blocked}
        aria-busy={state.kind === 'loading' || undefined}
        className={className}
        style={isLong ? BELOW_CHOICE : undefined}
      >
        <option value="">{state.kind === 'loading' ? state.text : placeholder}</option>
        {options.map(({ value, label: text, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {text}
          </option>
        ))}
      </select>
    </KeepFilledText>
  );
  return (
    <Field {...field}>
      <div className="relative grid grid-cols-1">
        {control}
        {isLong && (
          <span className={`${className} pointer-events-none`} style={OVER_SELECT} aria-hidden="true">
            {chosen}
          </span>
        )}
        {isPictured && <OptionPicture source={picture} />}
      </div>
      {state.kind === 'waiting' && <p className="hint">{state.text}</p>}
      {state.kind === 'empty' && (
        <p className="hint empty:hidden" role="status">
          {state.text}
        </p>
      )}
      {state.kind === 'ready' && state.note && (
        <p className="hint" role="status">
          {state.note}
        </p>
      )}
      {state.kind === 'failed' && (
        <p className="text-sm text-error-700" role="status">
          <span>{state.text}</span>{' '}
          <button type="button" className="button-link" onClick={state.onRetry}>
            {state.retry}
          </button>
        </p>
      )}
    </Field>
  );
};
