import { callForItem, type LookupOption } from '../../lookup.ts';
import type { RemoteSelectDefinition } from '../../remote-select.ts';
import { RadioTiles } from '../../../ui/RadioTiles.tsx';
import type { FieldContext } from '../control-props.ts';
import { useInheritedFocus } from '../use-inherited-focus.ts';

interface OptionTilesProps {
  readonly definition: RemoteSelectDefinition;
  readonly context: FieldContext;
  readonly options: readonly LookupOption[];
}

/** Shows a few options whole, where a select would cut their names. */
export const OptionTiles = ({ definition, context, options }: OptionTilesProps) => {
  useInheritedFocus(context.control.id);
  return (
    <RadioTiles
      {...context.control}
      options={options.map(({ value, label, tile, disabled, item }) => ({
        value,
        label: tile?.title ?? label,
        description: tile?.note,
        disabled,
        picture: callForItem(definition.picture, item) ?? undefined,
      }))}
    />
  );
};
