import { OTPInput, type SlotProps } from 'input-otp';
import type { ClipboardEvent, Ref } from 'react';
import { findCode } from './code-text.ts';
import { Field } from './Field.tsx';
import { controlAttributes, type FieldText } from './field-text.ts';
import { useInBrowser } from './use-in-browser.ts';

interface CodeInputProps extends FieldText {
  digits: number;
  value: string;
  onChange: (value: string) => void;
  disabled?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

const Cell = ({ char, isActive, hasFakeCaret, failed }: SlotProps & { failed: boolean }) => {
  const edge = failed ? 'border-error-700 bg-error-50' : 'border-edge bg-white';
  const active = isActive ? 'outline outline-[3px] outline-offset-1 outline-purple-500' : '';
  return (
    <div
      className={`flex h-14 w-cell min-w-0 shrink items-center justify-center rounded border text-xl font-semibold lg:w-cell-wide ${edge} ${active}`}
    >
      {char}
      {hasFakeCaret && <span className="h-6 w-0.5 animate-fade bg-purple-700" />}
    </div>
  );
};

/**
 * The one-time code: one real input, drawn as a cell per digit (spec section 2), so that SMS autofill and paste work.
 * Drawn in the browser only, because input-otp's server output carries inline styles that the policy refuses.
 */
export const CodeInput = ({ digits, value, onChange, disabled, ref, ...field }: CodeInputProps) => {
  const inBrowser = useInBrowser();
  /** A whole code that is pasted replaces what stands there, wherever the caret is. */
  const selectAll = (event: ClipboardEvent) => {
    const whole = findCode(event.clipboardData.getData('text'), digits).length === digits;
    if (whole && event.target instanceof HTMLInputElement) event.target.select();
  };
  if (!inBrowser) return null;
  return (
    <Field {...field}>
      <div onPasteCapture={selectAll}>
        <OTPInput
          {...controlAttributes(field, true)}
          ref={ref}
          id={field.id}
          name={field.name}
          maxLength={digits}
          value={value}
          onChange={(typed) => onChange(findCode(typed, digits))}
          pasteTransformer={(pasted) => findCode(pasted, digits)}
          disabled={disabled}
          inputMode="numeric"
          autoComplete="one-time-code"
          pushPasswordManagerStrategy="none"
          noScriptCSSFallback={null}
          render={({ slots }) => (
            <div aria-hidden="true" className="flex max-w-full gap-1.5 sm:gap-2">
              {slots.map((slot, index) => (
                <Cell key={index} {...slot} failed={Boolean(field.error)} />
              ))}
            </div>
          )}
        />
      </div>
    </Field>
  );
};
