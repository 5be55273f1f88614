import { useState, type ReactNode } from 'react';
import type { LookupOption } from '../../lookup.ts';
import type { RemoteSelectDefinition } from '../../remote-select.ts';
import { CARDS_LIMIT } from '../../../config/constants.ts';
import { interpolate } from '../../../lib/interpolate.ts';
import { Button } from '../../../ui/Button.tsx';
import { useFlow } from '../../../application/ui/flow-context.tsx';
import { IntakeNotice } from '../../../application/ui/IntakeNotice.tsx';
import type { FieldContext } from '../control-props.ts';
import { adoptStyles } from '../../../ui/adopt-styles.ts';
import css from '../../../styles/option-cards.css?inline';
import { OptionTiles } from './OptionTiles.tsx';
import { RoundCards } from './RoundCards.tsx';
import { useInheritedFocus } from '../use-inherited-focus.ts';
import { SelectedOptionInfo } from '../SelectedOptionInfo.tsx';

adoptStyles(css);

interface OptionDetailsProps {
  readonly definition: RemoteSelectDefinition;
  readonly context: FieldContext;
  readonly options: readonly LookupOption[];
  readonly selected: LookupOption | undefined;
  /** Renders the native list. */
  readonly select: (options: readonly LookupOption[]) => ReactNode;
  /** Whether the options are loaded. */
  readonly isReady: boolean;
  /** Whether the server has more options than were read. */
  readonly isIncomplete: boolean;
}

interface ChosenOptionProps extends Pick<OptionDetailsProps, 'context'> {
  readonly option: LookupOption;
  readonly onChange: () => void;
}

const ChosenOption = ({ context, option, onChange }: ChosenOptionProps) => {
  const { change } = useFlow().messages.fields;
  const { id, name, label } = context.control;
  useInheritedFocus(id);
  return (
    <div className="field">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="label">{label}</p>
        <p className="order-last w-full">{option.label}</p>
        <Button kind="link" id={id} onClick={onChange}>
          <span>{change}</span> <span className="sr-only">{label}</span>
        </Button>
      </div>
      <input type="hidden" name={name} value={option.value} />
    </div>
  );
};

/** Shows a few rounds as cards and a few other options as tiles; describes the option that is chosen from a longer list. */
export const OptionDetails = (props: OptionDetailsProps) => {
  const { definition, context, options, selected, select, isReady, isIncomplete } = props;
  const { closed } = useFlow().messages.fields;
  // It replaces the list that was there while its code was loading.
  useInheritedFocus(context.control.id);
  const isRounds = isReady && definition.listsRounds;
  const areFew = isReady && options.length > 0 && options.length <= CARDS_LIMIT;
  const named = options.map((option) =>
    option.disabled ? { ...option, label: interpolate(closed, { name: option.label }) } : option,
  );
  const hasCards = isRounds && areFew && !isIncomplete;
  /** True once the applicant has used or requested the list. */
  const [isList, setIsList] = useState(false);
  if (definition.chosenBefore && isReady && selected && !isList && !context.control.error)
    return <ChosenOption context={context} option={selected} onChange={() => setIsList(true)} />;
  if (definition.asTiles && areFew && !isIncomplete) return <OptionTiles {...props} />;
  return (
    <>
      {hasCards ? (
        <RoundCards {...props} />
      ) : (
        <div className="contents" onChange={() => setIsList(true)}>
          {select(named)}
        </div>
      )}
      {isRounds && named.every(({ disabled }) => disabled) && <IntakeNotice />}
      {!hasCards && <SelectedOptionInfo item={selected?.item} definition={definition} />}
    </>
  );
};
