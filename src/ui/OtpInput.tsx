import { OTPInput, type SlotProps } from 'input-otp';
import { useEffect, type ClipboardEvent, type Ref } from 'react';
import { findOtp } from './find-otp.ts';
import { Field } from './Field.tsx';
import { controlAttributes, errorId, type FieldText } from './field-text.ts';
import { useIsClient } from './use-is-client.ts';

interface OtpInputProps extends FieldText {
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
      {char !== null && <span>{char}</span>}
      {hasFakeCaret && <span className="h-6 w-0.5 animate-fade bg-purple-700" />}
    </div>
  );
};

/**
 * A single input, so that SMS autofill and paste work. It renders in the browser only, because its server markup has
 * inline styles, which the content security policy forbids.
 */
export const OtpInput = ({ digits, value, onChange, disabled, ref, ...field }: OtpInputProps) => {
  const isClient = useIsClient();
  /** A pasted code replaces all digits. */
  const selectAll = (event: ClipboardEvent) => {
    const whole = findOtp(event.clipboardData.getData('text'), digits).length === digits;
    if (whole && event.target instanceof HTMLInputElement) event.target.select();
  };
  const errorSlot = isClient ? errorId(field.id) : '';
  // A wrong code is reported while the input has the focus, so screen readers learn of it only from an alert.
  useEffect(() => document.getElementById(errorSlot)?.setAttribute('role', 'alert'), [errorSlot]);
  if (!isClient) return null;
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
          onChange={(typed) => onChange(findOtp(typed, digits))}
          pasteTransformer={(pasted) => findOtp(pasted, digits)}
          disabled={disabled}
          inputMode="numeric"
          autoComplete="one-time-code"
          pushPasswordManagerStrategy="none"
          noScriptCSSFallback={null}
          render={({ slots }) => (
            <div aria-hidden="true" translate="no" className="flex max-w-full gap-1.5 sm:gap-2">
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
