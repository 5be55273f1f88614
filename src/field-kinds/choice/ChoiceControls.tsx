import { useMemo } from 'react';
import { useFlow } from '../../application/ui/flow-context.tsx';
import { optionLabels } from '../../flows/definition/field-messages.ts';
import type { Option } from '../../model/option.ts';
import type { KindControlProps } from '../ui/control-props.ts';
import { RadioTiles } from '../../ui/RadioTiles.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import type { ChoiceFieldDefinition } from './choice.ts';

/** Returns the options with their labels, in the order of the definition. */
function useOptions({ name, options }: ChoiceFieldDefinition): readonly Option[] {
  const labels = optionLabels(name, useFlow().messages);
  return useMemo(() => options.map((value) => ({ value, label: labels[value] ?? value })), [options, labels]);
}

export const RadioControl = ({ definition, context }: KindControlProps<ChoiceFieldDefinition>) => (
  <RadioTiles {...context.control} options={useOptions(definition)} />
);

export const SelectControl = ({ definition, context }: KindControlProps<ChoiceFieldDefinition>) => {
  const { choose } = useFlow().messages.fields;
  return <SelectField {...context.control} options={useOptions(definition)} placeholder={choose} />;
};
