import Search from '~icons/lucide/search';
import { useCombobox } from 'downshift';
import type { ChangeEvent, FocusEvent } from 'react';
import css from '../styles/combobox.css?inline';
import { adoptStyles } from './adopt-styles.ts';
import { Field } from './Field.tsx';
import { KeepFilledText } from './KeepFilledText.tsx';
import { controlAttributes, type FieldText } from './field-text.ts';
import type { Option } from '../model/option.ts';
import { WholeChoice } from './WholeChoice.tsx';

adoptStyles(css);

interface ComboboxFieldProps extends FieldText {
  options: readonly Option[];
  query: string;
  /** Called for typed text, not for chosen options. */
  onQueryChange: (query: string) => void;
  selected: Option | null;
  onSelect: (option: Option | null) => void;
  onBlur?: ((event: FocusEvent) => void) | undefined;
  required?: boolean | undefined;
  /** Opens the list at once, because the click that loaded this field was meant for it. */
  opensAtOnce?: boolean | undefined;
  retry?: { text: string; onRetry: () => void } | undefined;
  input?: Readonly<Record<`data-${string}`, string | undefined>> | undefined;
  status: string;
}

/** Import lazily: downshift weighs 13 kB. */
export const ComboboxField = ({
  options,
  query,
  onQueryChange,
  selected,
  onSelect,
  onBlur,
  required,
  opensAtOnce = false,
  retry,
  input,
  status,
  ...field
}: ComboboxFieldProps) => {
  const { isOpen, openMenu, getInputProps, getMenuProps, getItemProps } = useCombobox<Option>({
    items: [...options],
    inputId: field.id,
    initialIsOpen: opensAtOnce,
    inputValue: query,
    selectedItem: selected,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    onInputValueChange: ({ type, inputValue }) => {
      if (type === useCombobox.stateChangeTypes.InputKeyDownEscape) onQueryChange(inputValue);
    },
    onSelectedItemChange: ({ selectedItem }) => onSelect(selectedItem),
  });
  // Downshift updates the input asynchronously, which would move the caret to the end.
  const onChange = (event: ChangeEvent<HTMLInputElement>) => onQueryChange(event.target.value);
  const onRetry = (): void => {
    retry?.onRetry();
    // The press has closed the list with the focused option.
    document.getElementById(field.id)?.focus();
    openMenu();
  };
  return (
    <Field {...field}>
      <div className="relative">
        <KeepFilledText id={field.id} value={query}>
          <input
            {...getInputProps({ name: field.name, required, onBlur, onChange, autoComplete: 'off' })}
            {...controlAttributes(field, required)}
            {...input}
            spellCheck={false}
            aria-labelledby={undefined}
            className="input pe-[calc(1.25rem+1.75*var(--gutter))]"
          />
        </KeepFilledText>
        <Search
          className="pointer-events-none absolute inset-y-0 end-[--gutter] my-auto size-5 text-ink-soft"
          aria-hidden="true"
        />
        <ul
          {...getMenuProps({ 'aria-labelledby': undefined, 'aria-label': field.label }, { suppressRefError: true })}
          className={
            isOpen && options.length > 0
              ? 'combobox-list absolute inset-x-0 z-30 max-h-80 overflow-y-auto bg-white'
              : 'hidden'
          }
        >
          {isOpen &&
            options.map((option, index) => (
              <li
                key={option.value}
                {...getItemProps({ item: option, index })}
                className="flex min-h-touch cursor-pointer items-center rounded-sm px-3 py-2"
              >
                {option.label}
              </li>
            ))}
        </ul>
      </div>
      <WholeChoice text={selected?.label === query ? query : ''} />
      <p role="status" className={retry ? 'text-sm text-error-700' : 'hint empty:-mt-1.5'}>
        {status && <span>{status}</span>}
        {retry && (
          <>
            {' '}
            <button type="button" className="button-link" onClick={onRetry}>
              {retry.text}
            </button>
          </>
        )}
      </p>
    </Field>
  );
};
