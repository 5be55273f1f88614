import type { Application } from '../model/application.ts';
import type { AutocompleteDefinition } from '../field-kinds/autocomplete.ts';
import { callForItem, type LookupOption } from '../field-kinds/lookup.ts';
import { valuesOf } from '../flows/definition/field-queries.ts';
import { linkText } from '../model/link-text.ts';
import { flowHref, type FlowSession } from './flow-session.ts';
import type { LinkConflict } from './environment.ts';
import { startNewApplication } from './session.ts';
import { firstUnfinished } from '../flows/definition/step-order.ts';

/**
 * `unknown`: the list does not contain the linked option. `conflict`: the application has another choice, which a link
 * never changes.
 */
export type LinkedOption =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'choice'; readonly option: LookupOption }
  | {
      readonly kind: 'conflict';
      readonly option: LookupOption;
      readonly application: Application;
      readonly current: string;
    };

const removeFromUrl = ({ environment }: FlowSession, { preset }: AutocompleteDefinition): void => {
  if (preset) environment.location.removeQueryParam(preset.queryParam);
};

/**
 * Finds the option that the URL's query names. The parameter is then removed, so that a later choice survives a reload;
 * in a conflict it stays until the applicant has decided.
 */
export function takeLinkedOption(
  session: FlowSession,
  definition: AutocompleteDefinition,
  options: readonly LookupOption[],
  application: Application | undefined,
): LinkedOption | undefined {
  const { preset, name } = definition;
  const wanted = preset && session.environment.location.currentQuery().get(preset.queryParam);
  if (!preset || typeof wanted !== 'string') return undefined;
  const option = options.find(({ item }) => callForItem(preset.matches, item, linkText(wanted)));
  const current = application && valuesOf(application)[name];
  if (option && application && current && current !== option.value)
    return { kind: 'conflict', option, application, current };
  removeFromUrl(session, definition);
  return option ? { kind: 'choice', option } : { kind: 'unknown' };
}

/** Asks which option to continue with. The parameter stays in the URL if a new application is chosen. */
export async function resolveLinkConflict(
  session: FlowSession,
  application: Application,
  definition: AutocompleteDefinition,
  names: LinkConflict,
): Promise<void> {
  const { location } = session.environment;
  const decision = await session.dialogs.resolveLinkConflict(names);
  if (decision === 'start-new') {
    startNewApplication(session);
    return;
  }
  removeFromUrl(session, definition);
  if (decision === 'continue') location.navigate(flowHref(session, firstUnfinished(session.flow, application, false)));
}
