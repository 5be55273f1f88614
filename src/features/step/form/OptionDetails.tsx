import type { ReactNode } from 'react';
import type { LookupOption, RemoteSelectDefinition } from '../../../application/field-definition.ts';
import { CARDS_LIMIT } from '../../../config/cards-limit.ts';
import { interpolate } from '../../../lib/interpolate.ts';
import { useFlow } from '../../shared/flow-context.tsx';
import { IntakeNotice } from '../../shared/IntakeNotice.tsx';
import type { FieldContext } from './field-context.ts';
import { RoundCards } from './RoundCards.tsx';
import { SelectedOptionInfo } from './SelectedOptionInfo.tsx';

interface OptionDetailsProps {
  readonly definition: RemoteSelectDefinition;
  readonly context: FieldContext;
  readonly options: readonly LookupOption[];
  readonly selected: LookupOption | undefined;
  /** The native list. */
  readonly select: (options: readonly LookupOption[]) => ReactNode;
  /** The options are loaded. */
  readonly isReady: boolean;
}

/** A few rounds are compared as cards; of any other list the chosen one is described below. */
export const OptionDetails = ({ definition, context, options, selected, select, isReady }: OptionDetailsProps) => {
  const { closed } = useFlow().messages.fields;
  const isRounds = isReady && definition.listsRounds;
  const named = options.map((option) =>
    option.disabled ? { ...option, label: interpolate(closed, { name: option.label }) } : option,
  );
  const hasCards = isRounds && named.length > 0 && named.length <= CARDS_LIMIT;
  return (
    <>
      {hasCards ? <RoundCards {...{ definition, context }} options={named} /> : select(named)}
      {isRounds && named.every(({ disabled }) => disabled) && <IntakeNotice />}
      {!hasCards && <SelectedOptionInfo item={selected?.item} definition={definition} />}
    </>
  );
};
