import { OTPInput, type SlotProps } from 'input-otp';
import { useEffect, type ClipboardEvent, type Ref, type SyntheticEvent } from 'react';
import { findOtp } from './find-otp.ts';
import { Field } from './Field.tsx';
import { KeepFilledText } from './KeepFilledText.tsx';
import { controlAttributes, errorId, type FieldText } from './field-text.ts';
import { useIsClient } from './use-is-client.ts';

interface OtpInputProps extends FieldText {
  /** The id of the sentence that says where the code was sent. */
  describedBy?: string | undefined;
  digits: number;
  value: string;
  onChange: (value: string) => void;
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
 * The library needs `maxLength` for its caret, but the browser would truncate pasted, dropped or autofilled text before
 * the code in it is found.
 */
function acceptWholeTexts(id: string, digits: number): void {
  const input = document.getElementById(id);
  input?.removeAttribute('maxlength');
  if (input) Object.defineProperty(input, 'maxLength', { value: digits, configurable: true });
}

/** The text inserted between the existing digits. */
function insertedText(before: string, after: string): string {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < before.length - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  return after.slice(start, after.length - end);
}

/**
 * A single input, so that SMS autofill and paste work. It renders only in the browser, because its server markup would
 * have inline styles, which the content security policy forbids.
 */
export const OtpInput = ({ describedBy, digits, value, onChange, ref, ...field }: OtpInputProps) => {
  const isClient = useIsClient();
  /** A pasted code replaces all digits. */
  const selectAll = (event: ClipboardEvent) => {
    const whole = findOtp(event.clipboardData.getData('text'), digits).length === digits;
    if (whole && event.target instanceof HTMLInputElement) event.target.select();
  };
  /**
   * The library truncates text at the code's length, so the code is searched for first. An inserted code replaces all
   * digits.
   */
  const findInserted = ({ target }: SyntheticEvent): void => {
    if (!(target instanceof HTMLInputElement)) return;
    const inserted = findOtp(insertedText(value, target.value), digits);
    target.value = inserted.length === digits ? inserted : findOtp(target.value, digits);
  };
  useEffect(() => {
    if (isClient) acceptWholeTexts(field.id, digits);
  }, [isClient, field.id, digits]);
  const errorSlot = isClient ? errorId(field.id) : '';
  // A wrong code is reported while the input has the focus, so only an alert reaches screen readers.
  useEffect(() => document.getElementById(errorSlot)?.setAttribute('role', 'alert'), [errorSlot]);
  if (!isClient) return null;
  const attributes = controlAttributes(field, true);
  return (
    <Field {...field}>
      <div onPasteCapture={selectAll} onChangeCapture={findInserted}>
        <KeepFilledText id={field.id} value={value}>
          <OTPInput
            {...attributes}
            aria-describedby={[describedBy, attributes['aria-describedby']].filter(Boolean).join(' ')}
            ref={ref}
            id={field.id}
            name={field.name}
            maxLength={digits}
            value={value}
            onChange={onChange}
            pasteTransformer={(pasted) => findOtp(pasted, digits)}
            inputMode="numeric"
            autoComplete="one-time-code"
            pushPasswordManagerStrategy="none"
            noScriptCSSFallback={null}
            render={({ slots }) => (
              <div data-otp-cells="" aria-hidden="true" translate="no" className="flex max-w-full gap-1.5 sm:gap-2">
                {slots.map((slot, index) => (
                  <Cell key={index} {...slot} failed={Boolean(field.error)} />
                ))}
              </div>
            )}
          />
        </KeepFilledText>
      </div>
    </Field>
  );
};
