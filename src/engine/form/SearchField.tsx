import { useEffect, useLayoutEffect, useState } from 'react';
import type { ControllerRenderProps } from 'react-hook-form';
import { FETCH_DELAY_MS } from '../../config/constants.ts';
import { fill } from '../../lib/fill.ts';
import { ComboboxField } from '../../ui/ComboboxField.tsx';
import type { Option } from '../flow.ts';
import { AboutChoice } from './AboutChoice.tsx';
import type { FieldPart, SearchControlProps } from './field-part.ts';
import { usePreset } from './use-preset.ts';
import { useLookup, type LookupState } from './use-lookup.ts';

/** What was typed, once the typing has paused. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => {
      setPaused(text);
    }, FETCH_DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return paused;
}

/** The caret of the field this one takes the place of, unless somebody is elsewhere. @returns whether that one was in use */
function useCaretOf(id: string): boolean {
  const [caret] = useState(() => {
    const before = document.activeElement;
    return before instanceof HTMLInputElement && before.id === id ? before.selectionEnd : undefined;
  });
  // Before the next key is pressed.
  useLayoutEffect(() => {
    const field = document.getElementById(id);
    if (caret === undefined || !(field instanceof HTMLInputElement)) return;
    field.focus();
    field.setSelectionRange(caret, caret);
  }, [id, caret]);
  return caret !== undefined;
}

function statusOf(state: LookupState, { fields, errors }: FieldPart['words']): string {
  switch (state.kind) {
    case 'waiting':
    case 'loading':
      return fields.search.searching;
    case 'failed':
      return errors.load.lists;
    case 'ready':
      return state.options.length > 0
        ? fill(fields.search.found, { count: state.options.length })
        : fields.search.nothing;
  }
}

type SearchFieldProps = SearchControlProps & {
  /** The typed text in the form. */
  readonly text: ControllerRenderProps<Record<string, string>>;
};

/**
 * A list searched by typing: the whole of it while nothing is typed, then what the text finds; only the newest answer counts. The
 * text of a choice is its name in the page's language; typing on takes the choice back.
 */
export const SearchField = ({ entry, part, text }: SearchFieldProps) => {
  const { context, words, values, control, choose, remember } = part;
  const wasInUse = useCaretOf(control.id);
  const { onChange: setText, value: typed } = text;
  const value = values[entry.name] ?? '';
  const paused = usePaused(typed);
  const all = useLookup(entry.lookup, values, context.place, context.locale);
  const asked = value === '' ? { ...values, [entry.text]: paused } : {};
  const found = useLookup(entry.suggestions, asked, context.place, context.locale);
  const isSearch = value === '' && typed.trim() !== '';
  const state: LookupState = !isSearch ? all : typed === paused ? found : { kind: 'loading' };
  const options = state.kind === 'ready' ? state.options : [];

  const [picked, setPicked] = useState<Option>();
  const listed = all.kind === 'ready' ? all.options : [];
  const chosen = [...listed, picked].find((option) => value !== '' && option?.value === value);
  const pick = (option: Option | null): void => {
    setPicked(option ?? undefined);
    choose(option?.value ?? '');
    setText(option?.label ?? '');
  };

  useEffect(() => {
    if (chosen && chosen.label !== typed) setText(chosen.label);
  }, [chosen, typed, setText]);
  useEffect(() => {
    remember(chosen?.item, false);
  }, [chosen?.item, remember]);
  usePreset(entry, part, all.kind === 'ready' ? all.options : undefined);

  const { id, label, hint, error, required, onBlur } = control;
  return (
    <>
      <ComboboxField
        {...{ id, label, hint, error, required }}
        name={entry.text}
        options={options}
        query={typed}
        onQueryChange={(query) => {
          setText(query);
          if (value !== '') choose('');
        }}
        selected={chosen ?? null}
        onSelect={pick}
        onBlur={onBlur}
        opensAtOnce={wasInUse}
        status={chosen ? '' : statusOf(state, words)}
        retry={state.kind === 'failed' ? { text: words.common.retry, onRetry: state.retry } : undefined}
        input={{ 'data-required-message': control['data-required-message'] }}
      />
      <AboutChoice item={chosen?.item} entry={entry} part={part} />
    </>
  );
};
