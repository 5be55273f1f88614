import { useEffect, useRef } from 'react';
import type { LookupOption } from '../lookup.ts';
import type { RemoteSelectDefinition } from './remote-select.ts';
import type { FlowMessages } from '../../i18n/messages.ts';
import { SelectField, type OptionsState } from '../../ui/SelectField.tsx';
import { optionLabels } from '../../flows/definition/field-messages.ts';
import { useFlow } from '../../application/ui/flow-context.tsx';
import { reportChunkError, useLazyModule } from '../../ui/use-lazy-module.ts';
import type { FieldContext, KindControlProps } from '../../steps/ui/field-context.ts';
import { useLookup, type LookupState } from '../use-lookup.ts';

const loadDetails = () => import('./OptionDetails.tsx');

const optionsState = (
  state: LookupState,
  count: number,
  { hydrated, dependenciesLoaded }: FieldContext,
  { common, errors, fields }: FlowMessages,
  none: string,
): OptionsState => {
  if (!hydrated) return { kind: 'ready' }; // A disabled select could not be touched to hydrate the page.
  if (state.kind === 'failed')
    return { kind: 'failed', text: errors.load.lists, retry: common.retry, onRetry: state.retry };
  if (state.kind === 'ready') {
    if (count === 0) return { kind: 'empty', text: none };
    return { kind: 'ready', ...(state.isIncomplete && { note: fields.incomplete }) };
  }
  // The list may wait for an answer of another step that is still being loaded.
  return state.kind === 'waiting' && dependenciesLoaded
    ? { kind: 'empty', text: fields.waiting }
    : { kind: 'loading', text: fields.loading };
};

/** A choice from a list of the server that may depend on earlier answers. A choice that a new list lacks is cleared. */
export const RemoteSelectControl = ({ definition, context }: KindControlProps<RemoteSelectDefinition>) => {
  const { messages } = useFlow();
  const { values, hydrated, control, choose, setSelectedItem } = context;
  const details = useLazyModule(definition.description ? loadDetails : undefined, reportChunkError);
  const answer = useLookup(definition.lookup, hydrated ? values : {});
  const state: LookupState =
    answer.kind === 'ready' && (definition.listsRounds || definition.chosenBefore) && !details
      ? { kind: 'loading' }
      : answer;
  const value = values[definition.name] ?? '';
  const listed =
    state.kind === 'ready'
      ? state.options.filter(({ item }) => definition.filterOption?.(item as never, values) ?? true)
      : [];
  const otherLabels = optionLabels(definition.name, messages);
  const savedLabel = state.kind === 'waiting' && context.application?.readable[definition.name];
  const options: readonly LookupOption[] = savedLabel
    ? [{ value, label: savedLabel }]
    : definition.other && state.kind === 'ready'
      ? [...listed, { value: definition.other, label: otherLabels[definition.other] ?? '' }]
      : listed;
  const selected = options.find((option) => option.value === value && !option.disabled);
  const isMissing = !selected;
  const [first, second] = options;
  /** Set when a choice is no longer offered: the applicant chooses again, and nothing is preselected. */
  const isCleared = useRef(false);
  const choosesFirst = definition.choosesFirst && context.dependenciesLoaded && value === '' && !isCleared.current;
  const only =
    (control.required && !definition.other && (!second || choosesFirst) && !first?.disabled && first?.value) || '';
  useEffect(() => {
    if (state.kind === 'ready' && isMissing && value !== only) {
      isCleared.current = value !== '';
      choose(only);
    }
    setSelectedItem(selected?.item, hydrated && state.kind !== 'loading' ? value : undefined);
    return () => setSelectedItem(undefined);
  }, [state.kind, isMissing, value, only, choose, selected?.item, hydrated, setSelectedItem]);

  const select = (shown: readonly LookupOption[]) => (
    <SelectField
      {...control}
      options={shown}
      placeholder={messages.fields.choose}
      state={optionsState(
        state,
        shown.length,
        context,
        messages,
        definition.listsRounds ? '' : messages.fields[definition.none ?? 'none'],
      )}
    />
  );
  return details ? (
    <details.OptionDetails
      definition={definition}
      context={context}
      options={options}
      selected={selected}
      select={select}
      isReady={state.kind === 'ready'}
    />
  ) : (
    select(options)
  );
};
