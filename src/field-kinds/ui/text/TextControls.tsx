import { useEffect, useRef } from 'react';
import { useFlow } from '../../../application/ui/flow-context.tsx';
import { LONG_TEXT_LIMIT } from '../../../config/constants.ts';
import { interpolate } from '../../../lib/interpolate.ts';
import { asciiSigns } from '../../../model/text.ts';
import type { KindControlProps, StepFormControl } from '../control-props.ts';
import { CheckboxField } from '../../../ui/CheckboxField.tsx';
import { TextAreaField } from '../../../ui/TextAreaField.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useLazyModule } from '../../../ui/use-lazy-module.ts';
import type { TextFieldDefinition } from '../../text.ts';

const loadEmailHint = () => import('./EmailHint.tsx');

const loadExamples = () => import('./Examples.tsx');

interface NotApplicableBoxProps {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly isChecked: boolean;
  readonly form: StepFormControl;
}

/** A checkbox for "does not apply", such as the last name of a person with a single name. */
const NotApplicableBox = ({ id, name, value, isChecked, form }: NotApplicableBoxProps) => {
  const { notApplicable } = useFlow().messages.fields;
  const box = useRef<HTMLInputElement>(null);
  const change = (checked: boolean): void =>
    form.setValue(name, checked ? value : '', { shouldDirty: true, shouldTouch: true, shouldValidate: checked });
  // The box may have been checked before hydration.
  useEffect(() => {
    if (box.current?.checked && !isChecked) change(true);
  });
  return (
    <CheckboxField
      ref={box}
      id={`${id}-none`}
      name=""
      label={(notApplicable as Partial<Record<string, string>>)[name] ?? ''}
      checked={isChecked}
      onChange={({ target }) => change(target.checked)}
    />
  );
};

export const TextControl = ({ definition, context, form }: KindControlProps<TextFieldDefinition>) => {
  const { name, rule, inputMode, autocomplete, notApplicableValue, examples } = definition;
  const { control, blurredValue } = context;
  const hasEmail = rule === 'email' && asciiSigns(blurredValue).includes('@');
  const hint = useLazyModule(hasEmail ? loadEmailHint : undefined);
  const suggested = useLazyModule(examples && loadExamples);
  const isNotApplicable = notApplicableValue !== undefined && control.value === notApplicableValue;
  return (
    <>
      <div>
        <TextField
          {...control}
          type={inputMode === 'email' ? 'email' : 'text'}
          autoComplete={autocomplete}
          inputMode={inputMode}
          list={suggested && `${control.id}-examples`}
          {...(isNotApplicable && { value: '', disabled: true, required: false })}
        />
        {suggested && <suggested.Examples id={`${control.id}-examples`} />}
        {notApplicableValue && (
          <NotApplicableBox
            id={control.id}
            name={name}
            value={notApplicableValue}
            isChecked={isNotApplicable}
            form={form}
          />
        )}
      </div>
      {hint && !control.readOnly && <hint.EmailHint name={name} form={form} blurredValue={blurredValue} />}
    </>
  );
};

export const LongTextControl = ({ context }: KindControlProps<TextFieldDefinition>) => {
  const { counted } = useFlow().messages.fields;
  return (
    <TextAreaField
      {...context.control}
      limit={LONG_TEXT_LIMIT}
      countText={(count, limit) => interpolate(counted, { count: context.hydrated ? count : 0, limit })}
    />
  );
};
