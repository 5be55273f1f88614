import { useCallback, useMemo } from 'react';
import { useController } from 'react-hook-form';
import { LONG_TEXT_LIMIT } from '../../config/constants.ts';
import { afterPress } from '../../lib/after-press.ts';
import { fill } from '../../lib/fill.ts';
import type { Application } from '../../model/application.ts';
import type { Values } from '../../model/rules.ts';
import { CheckboxField } from '../../ui/CheckboxField.tsx';
import { ChoiceTiles } from '../../ui/ChoiceTiles.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { FlowContext } from '../context.ts';
import type { FieldEntry, PhoneEntry } from '../flow.ts';
import { wordOf } from '../journey.ts';
import { faultText, labelOf, requiredText } from './fault-text.ts';
import { fieldId } from './field-id.ts';
import type { ControlProps, FieldPart, StepForm } from './field-part.ts';
import { LookupField } from './LookupField.tsx';
import { PhoneEntryField } from './PhoneEntryField.tsx';
import { SearchControl } from './SearchControl.tsx';

interface FieldViewProps {
  readonly entry: FieldEntry;
  readonly context: FlowContext;
  readonly form: StepForm;
  readonly values: Values;
  readonly required: boolean;
  readonly awake: boolean;
  /** The answers of other steps are here, or there are none. */
  readonly settled: boolean;
  readonly application: Application | undefined;
  /** What the server already holds of a number it never sends back. */
  readonly onFile: string | undefined;
  /** Codes go to this contact: it cannot be changed any more. */
  readonly locked: boolean;
  readonly remember: (name: string, item: unknown, isComing: boolean) => void;
}

const hintOf = ({ entry, context: { words }, onFile, locked }: FieldViewProps): string | undefined => {
  if (locked) return words.fields.fixed;
  if (onFile) return fill(words.fields.onFile, { hint: onFile });
  return (words.fields.hints as Partial<Record<string, string>>)[wordOf(entry)];
};

/** One field of a step, drawn by its kind. */
export const FieldView = (props: FieldViewProps) => {
  const { entry, context, form, values, required, awake, settled, application, locked, remember } = props;
  const { words } = context;
  const { field, fieldState } = useController({ name: entry.name, control: form.control });
  const way = entry.kind === 'text' || entry.kind === 'long-text' || entry.kind === 'phone' ? 'text' : 'choice';
  const rule = 'rule' in entry ? entry.rule : undefined;
  const control: ControlProps = {
    id: fieldId(entry.name),
    name: entry.name,
    label: labelOf(wordOf(entry), words),
    hint: hintOf(props),
    error: faultText(fieldState.error?.message, wordOf(entry), words, way),
    optional: required || props.onFile ? undefined : words.common.optional,
    required,
    ...(locked ? { readOnly: true } : {}),
    value: field.value,
    onChange: (event) => {
      const { type, checked, value }: HTMLInputElement = event.target;
      field.onChange(type === 'checkbox' && !checked ? '' : value);
      // A choice from a list is right once its item is known (`rememberMine`).
      if (fieldState.invalid && entry.kind !== 'lookup') void form.trigger(entry.name);
    },
    // A wrong value is told on leaving the field; an empty one waits for the submit.
    onBlur: () => {
      field.onBlur();
      if (field.value) afterPress(() => void form.trigger(entry.name));
    },
    'data-rule': rule,
    'data-required-message': requiredText(wordOf(entry), way, words),
    'data-rule-message': rule && words.errors.rules[rule],
    'data-secret': entry.secret && '',
  };
  const { setValue, clearErrors } = form;
  const choose = useCallback(
    (value: string) => {
      setValue(entry.name, value, { shouldDirty: true });
    },
    [setValue, entry.name],
  );
  const rememberMine = useCallback(
    (item: unknown, isComing: boolean) => {
      remember(entry.name, item, isComing);
      // A choice that was not in any list yet is in one now.
      if (item !== undefined) clearErrors(entry.name);
    },
    [remember, clearErrors, entry.name],
  );
  const part: FieldPart = {
    context,
    words,
    values,
    awake,
    settled,
    application,
    control,
    choose,
    remember: rememberMine,
  };
  return <Control entry={entry} part={part} form={form} />;
};

const Control = ({ entry, part, form }: { entry: FieldEntry; part: FieldPart; form: StepForm }) => {
  const { control, words } = part;
  const optionWords = (words.fields.options as Partial<Record<string, Record<string, string>>>)[entry.name];
  const options = useMemo(
    () => ('options' in entry ? entry.options.map((value) => ({ value, label: optionWords?.[value] ?? value })) : []),
    [entry, optionWords],
  );
  switch (entry.kind) {
    case 'text':
      return (
        <TextField
          {...control}
          type={entry.inputMode === 'email' ? 'email' : 'text'}
          autoComplete={entry.autocomplete}
          inputMode={entry.inputMode}
          spellCheck={entry.rule === 'long-text' || entry.rule === 'line'}
        />
      );
    case 'long-text':
      return (
        <TextAreaField
          {...control}
          limit={LONG_TEXT_LIMIT}
          countText={(count, limit) => fill(words.fields.counted, { count, limit })}
        />
      );
    case 'phone':
      return <PhoneControl entry={entry} part={part} form={form} />;
    case 'tiles':
      return <ChoiceTiles {...control} options={options} />;
    case 'select':
      return <SelectField {...control} options={options} placeholder={words.fields.choose} />;
    case 'lookup':
      return <LookupField entry={entry} part={part} />;
    case 'search':
      return <SearchControl entry={entry} part={part} form={form} />;
    case 'checkbox': {
      const { optional: _optional, value, ...box } = control;
      return <CheckboxField {...box} value="yes" checked={value === 'yes'} />;
    }
  }
};

const PhoneControl = ({ entry, part, form }: { entry: PhoneEntry; part: FieldPart; form: StepForm }) => {
  const { id, name, label, hint, error, optional, readOnly, ...number } = part.control;
  const { field } = useController({ name: entry.country, control: form.control });
  return (
    <PhoneEntryField
      {...{ id, name, label, hint, error, optional }}
      locale={part.context.locale}
      countryLabel={labelOf(entry.country, part.words)}
      country={{
        name: entry.country,
        value: field.value,
        onChange: field.onChange,
        onBlur: field.onBlur,
        disabled: readOnly,
      }}
      number={{ ...number, readOnly }}
    />
  );
};
