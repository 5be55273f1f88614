import { useLayoutEffect, useMemo, useState } from 'react';
import { useFlow } from '../../application/ui/flow-context.tsx';
import { optionLabels } from '../../flows/definition/field-messages.ts';
import type { Option } from '../../model/option.ts';
import type { KindControlProps } from '../ui/control-props.ts';
import { Button } from '../../ui/Button.tsx';
import { RadioTiles } from '../../ui/RadioTiles.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import type { ChoiceFieldDefinition } from './choice.ts';

/** Returns the options with their labels, in the order of the definition. */
function useOptions({ name, options }: ChoiceFieldDefinition): readonly Option[] {
  const labels = optionLabels(name, useFlow().messages);
  return useMemo(() => options.map((value) => ({ value, label: labels[value] ?? value })), [options, labels]);
}

export const RadioControl = ({ definition, context }: KindControlProps<ChoiceFieldDefinition>) => {
  const { control } = context;
  const { otherWays } = useFlow().messages.fields;
  const options = useOptions(definition);
  const [isUnfolded, setIsUnfolded] = useState(false);
  // The link was pressed, so the focus moves on to the tiles, the first of which has its id.
  useLayoutEffect(() => {
    if (isUnfolded) document.getElementById(control.id)?.focus();
  }, [isUnfolded, control.id]);
  return definition.isFolded && !isUnfolded && control.value === definition.initial ? (
    <Button kind="link" id={control.id} onClick={() => setIsUnfolded(true)}>
      {(otherWays as Partial<Record<string, string>>)[definition.name]}
    </Button>
  ) : (
    <RadioTiles {...control} options={options} />
  );
};

export const SelectControl = ({ definition, context }: KindControlProps<ChoiceFieldDefinition>) => {
  const { choose } = useFlow().messages.fields;
  return <SelectField {...context.control} options={useOptions(definition)} placeholder={choose} />;
};
