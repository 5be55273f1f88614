import { useEffect, useRef, useState } from 'react';
import type { ControllerRenderProps } from 'react-hook-form';
import { FETCH_DELAY_MS } from '../../../config/constants.ts';
import type { FlowMessages } from '../../../i18n/messages.ts';
import { interpolate } from '../../../lib/interpolate.ts';
import { cleanLine, comparable } from '../../../model/text.ts';
import { ComboboxField } from '../../../ui/ComboboxField.tsx';
import type { AutocompleteDefinition } from '../../autocomplete.ts';
import type { LookupOption } from '../../lookup.ts';
import { OptionCards } from './OptionCards.tsx';
import { SelectedOptionInfo } from '../SelectedOptionInfo.tsx';
import { optionLabels } from '../../../flows/definition/field-messages.ts';
import { useFlow } from '../../../application/ui/flow-context.tsx';
import type { KindControlProps } from '../control-props.ts';
import { useQueryParamSelection } from './use-query-param-selection.ts';
import { useSavedOption } from './use-saved-option.ts';
import { useLookup, type LookupState } from '../use-lookup.ts';
import { requestSubmit } from '../../../ui/request-submit.ts';
import { useInheritedFocus } from '../use-inherited-focus.ts';

/** Nobody reads a longer list. */
const MOST_OPTIONS = 50;

function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => {
      setDebounced(text);
    }, FETCH_DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return debounced;
}

/** The additional option has no server item. */
const NO_ITEM = {};

const otherOption = ({ name, other }: AutocompleteDefinition, messages: FlowMessages): readonly LookupOption[] => {
  return other ? [{ value: other, label: optionLabels(name, messages)[other] ?? '', item: NO_ITEM }] : [];
};

function statusOf(state: LookupState, count: number, isCut: boolean, { fields, errors }: FlowMessages): string {
  switch (state.kind) {
    case 'waiting':
      return '';
    case 'loading':
      return fields.search.searching;
    case 'failed':
      return errors.load.lists;
    case 'ready':
      if (count === 0) return fields.search.noResults;
      return [interpolate(fields.search.found, { count }), (isCut || state.isIncomplete) && fields.search.more]
        .filter(Boolean)
        .join(' ');
  }
}

/** Puts the options that contain the text first, because a server may search in its own way or not at all. */
function bestOf(options: readonly LookupOption[], typed: string): readonly LookupOption[] {
  const wanted = comparable(typed);
  const containing = options.filter(({ label }) => comparable(label).includes(wanted));
  return containing.length > 0 ? containing : options;
}

const formOf = (id: string): HTMLFormElement | null | undefined => document.getElementById(id)?.closest('form');

type AutocompleteProps = KindControlProps<AutocompleteDefinition> & {
  /** The typed text in the form. */
  readonly text: ControllerRenderProps<Record<string, string>>;
};

/**
 * A list that is searched by typing. Without any text it offers the whole list if there is one. A choice puts its name
 * into the field, and typing clears the choice.
 */
export const Autocomplete = ({ definition, context, form, text }: AutocompleteProps) => {
  const { messages } = useFlow();
  const { values, control, choose, setSelectedItem } = context;
  const hadFocus = useInheritedFocus(control.id);
  const { onChange: setText, value: typed } = text;
  const value = values[definition.name] ?? '';
  const wanted = cleanLine(typed);
  const debounced = useDebounced(wanted);
  const { lookup, suggestions } = definition;
  const all = useLookup(lookup ?? suggestions, lookup ? values : {});
  const found = useLookup(suggestions, value === '' ? { ...values, [definition.text]: debounced } : {});
  const isSearch = value === '' && wanted !== '';
  const state: LookupState = !isSearch ? all : wanted === debounced ? found : { kind: 'loading' };
  const best = state.kind === 'ready' ? (lookup ? state.options : bestOf(state.options, typed)) : [];
  const listed = best.slice(0, MOST_OPTIONS);
  const others = otherOption(definition, messages);
  const isSettled = state.kind === 'ready' || state.kind === 'failed';
  const options = isSettled ? [...listed, ...others] : [];

  const cards = useRef<readonly LookupOption[]>([]);
  // During a search, the cards of the previous search stay.
  if (state.kind !== 'loading') cards.current = options;

  const [picked, setPicked] = useState<LookupOption>();
  const whole = all.kind === 'ready' ? all.options : [];
  const known = [...whole, picked, ...others].find((option) => value !== '' && option?.value === value);
  const saved = useSavedOption(definition, context, typed, Boolean(lookup ?? known));
  const selected = known ?? saved.option;
  const pick = (option: LookupOption | null): void => {
    const { other, otherText } = definition;
    if (otherText && wanted !== '' && option && option.value === other && form.getValues(otherText) === '')
      form.setValue(otherText, wanted, { shouldDirty: true });
    setPicked(option ?? undefined);
    choose(option?.value ?? '');
    setText(option?.label ?? '');
  };

  useEffect(() => {
    if (lookup && selected && selected.label !== typed) setText(selected.label);
  }, [lookup, selected, typed, setText]);
  // Runs after every render, because the draft may fill the unknown choice in again.
  useEffect(() => {
    if (saved.isUnknown) choose('');
  });
  // After another field has replaced this one, the text no longer belongs to a choice.
  useEffect(() => (lookup ? undefined : () => setText('')), [lookup, setText]);
  useEffect(() => {
    setSelectedItem(selected?.item, all.kind === 'loading' ? undefined : value);
  }, [selected?.item, all.kind, value, setSelectedItem]);
  /** Choosing a card also submits the form, once the form holds the choice. */
  const [taken, setTaken] = useState<LookupOption>();
  useEffect(() => {
    const form = taken?.value === value && formOf(control.id);
    if (form) requestSubmit(form);
  }, [taken, value, control.id]);
  useQueryParamSelection(definition, context, all.kind === 'ready' ? all.options : undefined);

  const isListShown = definition.description && !isSearch && state.kind === 'ready' && listed.length > 0;
  const { id, label, hint, error, required, onBlur } = control;
  return (
    <>
      <ComboboxField
        id={id}
        label={label}
        hint={hint}
        error={error}
        required={required}
        name={definition.text}
        options={options}
        query={lookup ? typed : (selected?.label ?? typed)}
        onQueryChange={(query) => {
          setText(query);
          setTaken(undefined);
          if (value !== '') choose('');
        }}
        selected={selected ?? null}
        onSelect={pick}
        onBlur={onBlur}
        opensAtOnce={hadFocus}
        // The cards below the field say how many there are until something is searched for.
        status={selected || isListShown ? '' : statusOf(state, listed.length, listed.length < best.length, messages)}
        retry={state.kind === 'failed' ? { text: messages.common.retry, onRetry: state.retry } : undefined}
        input={{ 'data-required-message': control['data-required-message'] }}
      />
      <SelectedOptionInfo item={selected?.item} definition={definition} />
      {definition.description && (value === '' || taken) && (
        <OptionCards
          definition={definition}
          label={messages.fields.sections.course_search}
          options={cards.current}
          all={whole}
          isSearch={isSearch}
          isLoading={state.kind === 'loading' && cards.current.length === 0}
          onChoose={(option) => {
            pick(option);
            setTaken({ ...option });
          }}
        />
      )}
    </>
  );
};
