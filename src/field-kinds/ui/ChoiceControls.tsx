import { useMemo, useState } from 'react';
import { useFlow } from '../../application/ui/flow-context.tsx';
import { labelOf, optionHints, optionLabels } from '../../flows/definition/field-messages.ts';
import type { Option } from '../../model/option.ts';
import type { KindControlProps } from './control-props.ts';
import { Button } from '../../ui/Button.tsx';
import { NoBreakText } from '../../ui/NoBreakText.tsx';
import { RadioTiles, type TileOption } from '../../ui/RadioTiles.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import type { ChoiceFieldDefinition } from '../choice.ts';

/** Returns the options with their labels, in the order of the definition. */
function useOptions({ name, options }: ChoiceFieldDefinition): readonly Option[] {
  const labels = optionLabels(name, useFlow().messages);
  return useMemo(() => options.map((value) => ({ value, label: labels[value] ?? value })), [options, labels]);
}

export const RadioControl = ({ definition, context }: KindControlProps<ChoiceFieldDefinition>) => {
  const { control } = context;
  const { messages } = useFlow();
  const options = useOptions(definition);
  const hints = optionHints(definition.name, messages);
  const tiles: readonly TileOption[] = options.map((option) => ({ ...option, description: hints[option.value] }));
  const { othersKey, initial } = definition;
  const isInitial = control.value === initial;
  const [isUnfolded, setIsUnfolded] = useState(false);
  // The tiles stay for whoever has moved through them with the arrow keys and passes the first way again.
  if (!isInitial && !isUnfolded) setIsUnfolded(true);
  const unfold = (): void => {
    setIsUnfolded(true);
    // The first tile has the id of the link that it replaces.
    setTimeout(() => document.getElementById(control.id)?.focus());
  };
  return othersKey && !isUnfolded && isInitial ? (
    <Button kind="link" id={control.id} onClick={unfold}>
      <span>
        <NoBreakText text={labelOf(othersKey, messages)} />
      </span>
    </Button>
  ) : (
    <RadioTiles {...control} options={tiles} />
  );
};

export const SelectControl = ({ definition, context }: KindControlProps<ChoiceFieldDefinition>) => {
  const { choose } = useFlow().messages.fields;
  return <SelectField {...context.control} options={useOptions(definition)} placeholder={choose} />;
};
