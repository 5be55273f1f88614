import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { AutocompleteDefinition } from '../../autocomplete.ts';
import type { LookupOption } from '../../lookup.ts';
import { resolveLinkConflict, takeLinkedOption } from '../../../application/linked-option.ts';
import { labelOf } from '../../../flows/definition/field-messages.ts';
import { useFlow } from '../../../application/ui/flow-context.tsx';
import { useErrorAlert } from '../../../application/ui/use-error-alert.ts';
import type { FieldContext } from '../control-props.ts';

/**
 * Lets a query parameter choose an option. If the application has another choice, the applicant decides.
 * @param options `undefined` until they are loaded
 */
export function useQueryParamSelection(
  definition: AutocompleteDefinition,
  { application, choose }: FieldContext,
  options: readonly LookupOption[] | undefined,
): void {
  const { session, messages } = useFlow();
  const runWithErrorAlert = useErrorAlert();
  const hasApplication = useStore(session.stores.$id) !== '';
  const isAsking = useRef(false);
  useEffect(() => {
    // An application that is not yet loaded may have ended or no longer exist.
    if (!options || isAsking.current || (hasApplication && !application)) return;
    const linked = takeLinkedOption(session, definition, options, application);
    if (linked?.kind === 'choice') choose(linked.option.value);
    if (linked?.kind !== 'conflict') return;
    isAsking.current = true;
    const current =
      linked.application.readable[definition.name] ||
      options.find((option) => option.value === linked.current)?.label ||
      labelOf(definition.name, messages);
    const names = { current, linked: linked.option.label };
    void runWithErrorAlert(() => resolveLinkConflict(session, linked.application, definition, names));
  });
}
