import { useEffect } from 'react';
import { Notice } from '../../ui/Notice.tsx';
import { SafeHtml } from '../../ui/SafeHtml.tsx';
import { SelectField, type OptionsState } from '../../ui/SelectField.tsx';
import type { LookupEntry, Option } from '../flow.ts';
import type { FieldPart } from './field-part.ts';
import { useLookup, type LookupState } from './use-lookup.ts';

interface LookupFieldProps {
  readonly entry: LookupEntry;
  readonly part: FieldPart;
}

const optionsState = (state: LookupState, { words, awake }: FieldPart): OptionsState => {
  if (!awake) return { kind: 'ready' }; // An enabled select can be touched, which wakes the page.
  switch (state.kind) {
    case 'waiting':
      return { kind: 'empty', text: words.fields.waiting };
    case 'loading':
      return { kind: 'loading', text: words.fields.loading };
    case 'failed':
      return { kind: 'failed', text: words.errors.load.lists, retry: words.common.retry, onRetry: state.retry };
    case 'ready':
      return state.options.length === 0 ? { kind: 'empty', text: words.fields.none } : { kind: 'ready' };
  }
};

/** A choice from a list the server gives for the answers before it. A choice that is not in a new list is taken back. */
export const LookupField = ({ entry, part }: LookupFieldProps) => {
  const { context, words, values, control, choose, remember } = part;
  const state = useLookup(entry.lookup, part.awake ? values : {}, context.place, context.locale);
  const value = values[entry.name] ?? '';
  const listed = state.kind === 'ready' ? state.options : [];
  const otherWord =
    entry.other && (words.fields.options as Record<string, Record<string, string>>)[entry.name]?.[entry.other];
  const options: readonly Option[] =
    entry.other && listed.length > 0 ? [...listed, { value: entry.other, label: otherWord ?? entry.other }] : listed;
  const chosen = options.find((option) => option.value === value);

  useEffect(() => {
    if (state.kind === 'ready' && value !== '' && !chosen) choose('');
  }, [state.kind, value, chosen, choose]);
  useEffect(() => {
    remember(chosen?.item);
  }, [chosen?.item, remember]);

  const about = chosen?.item === undefined ? [] : (entry.about?.(chosen.item as never) ?? []);
  return (
    <>
      <SelectField {...control} options={options} placeholder={words.fields.choose} state={optionsState(state, part)} />
      {about.filter(Boolean).map((html) => (
        <Notice key={html} tone="info">
          <SafeHtml html={html ?? ''} />
        </Notice>
      ))}
    </>
  );
};
