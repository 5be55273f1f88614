import { callForItem, type LookupOption } from '../../lookup.ts';
import type { RemoteSelectDefinition } from '../../remote-select.ts';
import { NoBreakText } from '../../../ui/NoBreakText.tsx';
import { RadioTiles, type TileOption } from '../../../ui/RadioTiles.tsx';
import { useFlow } from '../../../application/ui/flow-context.tsx';
import type { FieldContext } from '../control-props.ts';
import { useInheritedFocus } from '../use-inherited-focus.ts';

interface OptionTilesProps {
  readonly definition: RemoteSelectDefinition;
  readonly context: FieldContext;
  readonly options: readonly LookupOption[];
}

/** Shows a few options whole, where a select would cut their names. */
export const OptionTiles = ({ definition, context, options }: OptionTilesProps) => {
  const { undecided } = useFlow().messages.fields;
  const { control } = context;
  useInheritedFocus(control.id);
  const tiles: readonly TileOption[] = options.map(({ value, label, tile, disabled, item }) => ({
    value,
    label: tile?.title ?? label,
    description: tile?.note && <NoBreakText text={tile.note} />,
    disabled,
    picture: callForItem(definition.picture, item) ?? undefined,
  }));
  if (control.required) return <RadioTiles {...control} options={tiles} />;
  // A radio button cannot be taken back, so one says what an empty answer means.
  return <RadioTiles {...control} hint={undefined} options={[...tiles, { value: '', label: undecided }]} />;
};
