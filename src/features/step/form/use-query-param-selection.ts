import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { valuesOf } from '../../../application/field-queries.ts';
import { firstUnfinished } from '../../../application/step-order.ts';
import { flowHref, type FlowSession } from '../../../application/flow-session.ts';
import type { AutocompleteDefinition, LookupOption } from '../../../application/field-definition.ts';
import type { LinkConflict } from '../../../application/ports.ts';
import { startNewApplication } from '../../../application/session.ts';
import type { Application } from '../../../model/application.ts';
import { labelOf } from '../../shared/field-messages.ts';
import { useFlow } from '../../shared/flow-context.tsx';
import { useErrorAlert } from '../../shared/use-error-alert.ts';
import type { FieldContext } from './field-context.ts';

/** The option that the query of the URL names; `unknown` when it names none of the list. */
function optionOfQuery(
  { preset }: AutocompleteDefinition,
  options: readonly LookupOption[],
  query: URLSearchParams,
): LookupOption | 'unknown' | undefined {
  const wanted = preset && query.get(preset.queryParam);
  if (!preset || typeof wanted !== 'string') return undefined;
  return options.find(({ item }) => preset.matches(item as never, wanted)) ?? 'unknown';
}

/** Asks which one to continue with when a link names another option than the application has. */
async function resolveConflict(
  session: FlowSession,
  application: Application,
  { preset }: AutocompleteDefinition,
  names: LinkConflict,
): Promise<void> {
  const { dialogs, location } = session.ports;
  const decision = await dialogs.resolveLinkConflict(names);
  if (decision === 'start-new') {
    startNewApplication(session);
    return;
  }
  if (preset) location.removeQueryParam(preset.queryParam);
  if (decision === 'continue') location.navigate(flowHref(session, firstUnfinished(session.flow, application, false)));
}

/**
 * Lets a query parameter of the URL choose an option. The parameter is then removed from the URL, so that a later choice survives a
 * reload. A link never changes an application that exists: where the two differ, the applicant decides. A new application finds the
 * parameter still there.
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
    // An application that is not loaded yet may have ended, or may not exist any more.
    if (!options || isAsking.current || (hasApplication && !application)) return;
    const linked = optionOfQuery(definition, options, session.ports.location.currentQuery());
    if (!definition.preset || linked === undefined) return;
    const current = application && valuesOf(application)[definition.name];
    if (linked === 'unknown' || !application || !current || current === linked.value) {
      session.ports.location.removeQueryParam(definition.preset.queryParam);
      if (linked !== 'unknown') choose(linked.value);
      return;
    }
    isAsking.current = true;
    const label =
      application.readable[definition.name] ??
      options.find((option) => option.value === current)?.label ??
      labelOf(definition.name, messages);
    runWithErrorAlert(() =>
      resolveConflict(session, application, definition, { current: label, linked: linked.label }),
    );
  });
}
