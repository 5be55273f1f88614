import { valuesOf } from '../../../flows/definition/field-queries.ts';
import type { AutocompleteDefinition } from '../../autocomplete.ts';
import type { LookupOption } from '../../lookup.ts';
import { useMessages } from '../../../application/ui/flow-context.tsx';
import { PART_SEPARATOR } from '../../../lib/join-parts.ts';
import type { FieldContext } from '../control-props.ts';
import { useLookup } from '../use-lookup.ts';

/**
 * Returns the option of an earlier choice if there is no complete list to find it in. The server names a choice that it
 * has stored; a choice from the draft is found by searching for the typed text.
 * @param typed the field's text
 * @param isKnown whether the choice's option is known without a search
 * @returns `isUnknown`: the search has not found the choice
 */
export function useSavedOption(
  { name, text, suggestions }: AutocompleteDefinition,
  { values, application, dependenciesLoaded }: FieldContext,
  typed: string,
  isKnown: boolean,
): { readonly option?: LookupOption | undefined; readonly isUnknown: boolean } {
  const { choiceSaved } = useMessages().fields;
  const value = values[name] ?? '';
  const isSaved = application !== undefined && valuesOf(application)[name] === value;
  const isAsked = value !== '' && !isKnown && !isSaved;
  const found = useLookup(suggestions, isAsked ? { ...values, [text]: typed.split(PART_SEPARATOR)[0] ?? '' } : {});
  if (value === '' || isKnown) return { isUnknown: false };
  if (isSaved) return { option: { value, label: application.readable[name] || choiceSaved }, isUnknown: false };
  if (found.kind === 'loading' || found.kind === 'failed') return { option: { value, label: typed }, isUnknown: false };
  const option = found.kind === 'ready' ? found.options.find((one) => one.value === value) : undefined;
  return { option, isUnknown: dependenciesLoaded && !option };
}
