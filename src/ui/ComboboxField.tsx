import Search from '~icons/lucide/search';
import { useCombobox } from 'downshift';
import { useEffect, useRef, type ChangeEvent, type FocusEvent, type KeyboardEvent } from 'react';
import css from '../styles/combobox.css?inline';
import { adoptStyles } from './adopt-styles.ts';
import { Field } from './Field.tsx';
import { KeepFilledText } from './KeepFilledText.tsx';
import { controlAttributes, type FieldText } from './field-text.ts';
import type { Option } from '../model/option.ts';
import { FullChoiceText } from './FullChoiceText.tsx';

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

/**
 * The key that closes a phone's keyboard takes the focus from the field, and the list stays open, because only then is
 * there room for it, and a screen reader's user goes through it. Downshift closes it for a press elsewhere; this hook
 * does so where the focus goes elsewhere and for Escape.
 */
function useCloseWithoutFocus(id: string, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const focused = ({ target }: Event): void => {
      if (target instanceof Element && target.id !== id) close();
    };
    const pressed = ({ key }: globalThis.KeyboardEvent): void => {
      if (key === 'Escape' && document.activeElement === document.body) close();
    };
    document.addEventListener('focusin', focused);
    document.addEventListener('keydown', pressed);
    return () => {
      document.removeEventListener('focusin', focused);
      document.removeEventListener('keydown', pressed);
    };
  }, [id, isOpen, close]);
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
  const { isOpen, openMenu, closeMenu, getInputProps, getMenuProps, getItemProps } = useCombobox<Option>({
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
  const pressedKey = useRef('');
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    pressedKey.current = key;
  };
  const leave = (event: FocusEvent): void => {
    onBlur?.(event);
    const isKeyboardClosed = event.relatedTarget === null && pressedKey.current !== 'Tab';
    const isUndecided = selected === null && (query !== '' || options.length > 0);
    // Downshift reads this from the event, and would close the list.
    if (isKeyboardClosed && isUndecided) Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
  };
  useCloseWithoutFocus(field.id, isOpen, closeMenu);
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
            {...getInputProps({ name: field.name, required, onBlur: leave, onKeyDown, onChange, autoComplete: 'off' })}
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
      <FullChoiceText text={selected?.label === query ? query : ''} />
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
