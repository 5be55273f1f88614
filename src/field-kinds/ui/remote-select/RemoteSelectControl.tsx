import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef } from 'react';
import { callForItem, type LookupOption } from '../../lookup.ts';
import type { RemoteSelectDefinition } from '../../remote-select.ts';
import { joinParts } from '../../../lib/join-parts.ts';
import type { FlowMessages } from '../../../i18n/messages.ts';
import { SelectField, type OptionsState } from '../../../ui/SelectField.tsx';
import { valuesOf } from '../../../flows/definition/field-queries.ts';
import { availableTypeLabel, optionLabels } from '../../../flows/definition/field-messages.ts';
import { useFlow } from '../../../application/ui/flow-context.tsx';
import { reportChunkError, useLazyModule } from '../../../ui/use-lazy-module.ts';
import type { FieldContext, KindControlProps } from '../control-props.ts';
import type { Values } from '../../../model/rules.ts';
import { lookupKey } from '../../loaded-lists.ts';
import { useLookup, type LookupState } from '../use-lookup.ts';

const loadDetails = () => import('./OptionDetails.tsx');

const optionsState = (
  state: LookupState,
  count: number,
  { hydrated, dependenciesLoaded }: FieldContext,
  { common, errors, fields }: FlowMessages,
  none: string,
): OptionsState => {
  if (!hydrated) return { kind: 'ready' }; // The select stays enabled, because pressing it hydrates the page.
  if (state.kind === 'failed')
    return { kind: 'failed', text: errors.load.lists, retry: common.retry, onRetry: state.retry };
  if (state.kind === 'ready') {
    if (count === 0) return { kind: 'empty', text: none };
    return { kind: 'ready', ...(state.isIncomplete && { note: fields.incomplete }) };
  }
  // The list may depend on an answer of another step that is still being loaded.
  return state.kind === 'waiting' && dependenciesLoaded
    ? { kind: 'waiting', text: fields.waiting }
    : { kind: 'loading', text: fields.loading };
};

/**
 * Returns the option of a saved choice that an incomplete list lacks, because the rest of the list may contain it. A
 * choice that was saved with other earlier answers is dropped.
 */
function useKeptOption(
  { name, lookup }: RemoteSelectDefinition,
  { values, application }: FieldContext,
): LookupOption | undefined {
  const { session, messages } = useFlow();
  const campaign = useStore(session.$campaign, { ssr: 'initial' });
  const value = values[name] ?? '';
  const label = application?.readable[name] || messages.fields.choiceSaved;
  const option = useMemo(() => ({ value, label, item: { id: value, name: label } }), [value, label]);
  if (!application || value === '') return undefined;
  const saved = valuesOf(application);
  const listOf = (answers: Values): string | null => lookupKey(lookup, answers, campaign, session.locale);
  return saved[name] === value && listOf(saved) === listOf(values) ? option : undefined;
}

function withAvailableType(
  option: LookupOption,
  { availableType }: RemoteSelectDefinition,
  messages: FlowMessages,
): LookupOption {
  if (!availableType) return option;
  const { label, tile } = option;
  const type = availableTypeLabel(callForItem(availableType, option.item), messages);
  return {
    ...option,
    label: joinParts(label, type),
    ...(tile && { tile: { title: tile.title, note: joinParts(tile.note, type) || undefined } }),
  };
}

/** Returns the chosen option's picture. A loaded list without pictures reserves no space. */
function pictureOf(
  { picture }: RemoteSelectDefinition,
  state: LookupState,
  selected: LookupOption | undefined,
): string | null | undefined {
  if (!picture) return undefined;
  const addressOf = (option: LookupOption | undefined): string => callForItem(picture, option?.item) ?? '';
  return state.kind === 'ready' && !state.options.some(addressOf) ? null : addressOf(selected);
}

/** A choice from a server list that may depend on earlier answers. A choice that a new list lacks is cleared. */
export const RemoteSelectControl = ({ definition, context }: KindControlProps<RemoteSelectDefinition>) => {
  const { messages } = useFlow();
  const { values, hydrated, control, choose, setSelectedItem } = context;
  const { description, listsRounds, chosenBefore, asTiles } = definition;
  const details = useLazyModule(description || asTiles ? loadDetails : undefined, reportChunkError);
  const lookup = useLookup(definition.lookup, hydrated ? values : {});
  const state: LookupState =
    lookup.kind === 'ready' && (listsRounds || chosenBefore || asTiles) && !details ? { kind: 'loading' } : lookup;
  const value = values[definition.name] ?? '';
  const listed =
    state.kind === 'ready'
      ? state.options
          .filter(({ item }) => callForItem(definition.filterOption, item, values) ?? true)
          .map((option) => withAvailableType(option, definition, messages))
      : [];
  const otherLabels = optionLabels(definition.name, messages);
  const savedLabel = state.kind === 'waiting' && context.application?.readable[definition.name];
  const isIncomplete = state.kind === 'ready' && state.isIncomplete === true;
  const savedOption = useKeptOption(definition, context);
  const others = definition.other ? [{ value: definition.other, label: otherLabels[definition.other] ?? '' }] : [];
  const offered = state.kind === 'ready' ? [...listed, ...others] : listed;
  const isBehindList = isIncomplete && !offered.some((option) => option.value === value);
  const options: readonly LookupOption[] = savedLabel
    ? [{ value, label: savedLabel }]
    : [...offered, ...(isBehindList && savedOption ? [savedOption] : [])];
  const selected = options.find((option) => option.value === value && !option.disabled);
  const isMissing = !selected;
  const [first, second] = options;
  /**
   * True once a choice was cleared because it is no longer offered. The applicant then chooses again, and nothing is
   * preselected.
   */
  const isCleared = useRef(false);
  const choosesFirst = definition.choosesFirst && context.dependenciesLoaded && value === '' && !isCleared.current;
  const isOnly = !second && !isIncomplete;
  const only =
    (control.required && !definition.other && (isOnly || choosesFirst) && !first?.disabled && first?.value) || '';
  /** Whether the choice is certainly not offered. */
  const isSettled = state.kind === 'ready' && (!isIncomplete || context.dependenciesLoaded);
  useEffect(() => {
    if (isSettled && isMissing && value !== only) {
      isCleared.current = value !== '';
      choose(only);
    }
    setSelectedItem(selected?.item, hydrated && state.kind !== 'loading' ? value : undefined);
    return () => setSelectedItem(undefined);
  }, [state.kind, isSettled, isMissing, value, only, choose, selected?.item, hydrated, setSelectedItem]);

  if (definition.emptyListAllowed && state.kind === 'ready' && options.length === 0) return null;

  const select = (shown: readonly LookupOption[]) => (
    <SelectField
      {...control}
      options={shown}
      placeholder={messages.fields.choose}
      picture={pictureOf(definition, state, selected)}
      state={optionsState(
        state,
        shown.length,
        context,
        messages,
        listsRounds ? '' : messages.fields[definition.none ?? 'none'],
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
      isIncomplete={isIncomplete}
    />
  ) : (
    select(options)
  );
};
