import { useEffect } from 'react';
import type { LookupOption, RemoteSelectDefinition } from '../../../application/field-definition.ts';
import type { FlowMessages } from '../../../i18n/messages.ts';
import { SelectField, type OptionsState } from '../../../ui/SelectField.tsx';
import { interpolate } from '../../../lib/interpolate.ts';
import { useFlow } from '../../shared/flow-context.tsx';
import { reportChunkError, useLazyModule } from '../../shared/use-lazy-module.ts';
import type { FieldContext } from './field-context.ts';
import { useLookup, type LookupState } from './use-lookup.ts';

const loadInfo = () => import('./SelectedOptionInfo.tsx');
const loadIntakeNotice = () => import('../../shared/IntakeNotice.tsx');

interface RemoteSelectProps {
  readonly definition: RemoteSelectDefinition;
  readonly context: FieldContext;
}

const optionsState = (
  state: LookupState,
  count: number,
  { hydrated, dependenciesLoaded }: FieldContext,
  { common, errors, fields }: FlowMessages,
  none: string,
): OptionsState => {
  if (!hydrated) return { kind: 'ready' }; // Only an enabled select can be touched, which hydrates the page.
  switch (state.kind) {
    case 'waiting':
      // It may wait for an answer of another step that is still being loaded.
      if (!dependenciesLoaded) return { kind: 'loading', text: fields.loading };
      return { kind: 'empty', text: fields.waiting };
    case 'loading':
      return { kind: 'loading', text: fields.loading };
    case 'failed':
      return { kind: 'failed', text: errors.load.lists, retry: common.retry, onRetry: state.retry };
    case 'ready':
      return count === 0 ? { kind: 'empty', text: none } : { kind: 'ready' };
  }
};

/** A choice from a list of the server, which depends on the answers before it. A choice that a new list lacks is cleared. */
export const RemoteSelect = ({ definition, context }: RemoteSelectProps) => {
  const { messages } = useFlow();
  const { values, hydrated, control, choose, setSelectedItem } = context;
  const state = useLookup(definition.lookup, hydrated ? values : {});
  const value = values[definition.name] ?? '';
  const listed =
    state.kind === 'ready'
      ? state.options.filter(({ item }) => definition.filterOption?.(item as never, values) ?? true)
      : [];
  const otherLabel =
    definition.other &&
    (messages.fields.options as Record<string, Record<string, string>>)[definition.name]?.[definition.other];
  const named = listed.map((option) =>
    option.disabled ? { ...option, label: interpolate(messages.fields.closed, { name: option.label }) } : option,
  );
  const options: readonly LookupOption[] =
    definition.other && state.kind === 'ready'
      ? [...named, { value: definition.other, label: otherLabel ?? definition.other }]
      : named;
  const selected = options.find((option) => option.value === value && !option.disabled);
  const isClosed = definition.listsRounds && state.kind === 'ready' && options.every(({ disabled }) => disabled);
  const hasInfo = selected?.item !== undefined && (definition.price ?? definition.description) !== undefined;
  const info = useLazyModule(hasInfo ? loadInfo : undefined);
  const notice = useLazyModule(isClosed ? loadIntakeNotice : undefined, reportChunkError);

  useEffect(() => {
    if (state.kind === 'ready' && value !== '' && !selected) choose('');
  }, [state.kind, value, selected, choose]);
  useEffect(() => {
    setSelectedItem(selected?.item, hydrated && state.kind !== 'loading' ? value : '');
  }, [selected?.item, hydrated, state.kind, value, setSelectedItem]);

  return (
    <>
      <SelectField
        {...control}
        options={options}
        placeholder={messages.fields.choose}
        state={optionsState(
          state,
          options.length,
          context,
          messages,
          definition.listsRounds ? '' : messages.fields[definition.none ?? 'none'],
        )}
      />
      {isClosed && notice && <notice.IntakeNotice />}
      {info && <info.SelectedOptionInfo item={selected?.item} definition={definition} />}
    </>
  );
};
