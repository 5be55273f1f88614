import { useEffect } from 'react';
import { SelectField, type OptionsState } from '../../ui/SelectField.tsx';
import type { LookupEntry, Option } from '../flow.ts';
import { AboutChoice } from './AboutChoice.tsx';
import type { FieldPart } from './field-part.ts';
import { useLookup, type LookupState } from './use-lookup.ts';

interface LookupFieldProps {
  readonly entry: LookupEntry;
  readonly part: FieldPart;
}

const optionsState = (state: LookupState, count: number, { words, awake, settled }: FieldPart): OptionsState => {
  if (!awake) return { kind: 'ready' }; // An enabled select can be touched, which wakes the page.
  switch (state.kind) {
    case 'waiting':
      // What it waits for may be an answer of another step that is on its way.
      if (!settled) return { kind: 'loading', text: words.fields.loading };
      return { kind: 'empty', text: words.fields.waiting };
    case 'loading':
      return { kind: 'loading', text: words.fields.loading };
    case 'failed':
      return { kind: 'failed', text: words.errors.load.lists, retry: words.common.retry, onRetry: state.retry };
    case 'ready':
      return count === 0 ? { kind: 'empty', text: words.fields.none } : { kind: 'ready' };
  }
};

/** A choice from a list the server gives for the answers before it. A choice that is not in a new list is taken back. */
export const LookupField = ({ entry, part }: LookupFieldProps) => {
  const { context, words, values, control, choose, remember } = part;
  const state = useLookup(entry.lookup, part.awake ? values : {}, context.place, context.locale);
  const value = values[entry.name] ?? '';
  const listed =
    state.kind === 'ready' ? state.options.filter(({ item }) => entry.fits?.(item as never, values) ?? true) : [];
  const otherWord =
    entry.other && (words.fields.options as Record<string, Record<string, string>>)[entry.name]?.[entry.other];
  const options: readonly Option[] =
    entry.other && state.kind === 'ready'
      ? [...listed, { value: entry.other, label: otherWord ?? entry.other }]
      : listed;
  const chosen = options.find((option) => option.value === value);

  useEffect(() => {
    if (state.kind === 'ready' && value !== '' && !chosen) choose('');
  }, [state.kind, value, chosen, choose]);
  useEffect(() => {
    remember(chosen?.item, state.kind === 'loading');
  }, [chosen?.item, state.kind, remember]);

  return (
    <>
      <SelectField
        {...control}
        options={options}
        placeholder={words.fields.choose}
        state={optionsState(state, options.length, part)}
      />
      <AboutChoice item={chosen?.item} entry={entry} part={part} />
    </>
  );
};
