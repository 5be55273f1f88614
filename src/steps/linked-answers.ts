import { hasSession } from '../application/session.ts';
import type { FlowSession } from '../application/flow-session.ts';
import type { Flow } from '../flows/definition/flow.ts';
import { linkText } from '../model/link-text.ts';

/** Returns the query parameters that can answer fields of the flow. */
export const linkParameters = ({ steps }: Flow): readonly string[] => [
  ...new Set(steps.flatMap(({ fields }) => fields.flatMap(({ linkedBy }) => linkedBy ?? []))),
];

/** Ids and codes are never longer. */
const LONGEST = 64;

/**
 * Adds the answers of an advert's link to the draft, so that the form shows them and the applicant can change them.
 * They replace no answer of the applicant, and nothing is added once an application exists. The parameters are removed
 * from the URL, so that a later choice survives a reload. A list clears a value that it does not contain.
 */
export function takeLinkedAnswers(session: FlowSession): void {
  const { flow, stores, environment } = session;
  const query = environment.location.currentQuery();
  const draft = stores.$draft.get();
  const linked: Record<string, string> = {};
  for (const { save, fields } of flow.steps)
    for (const { name, linkedBy } of fields) {
      const given = linkedBy === undefined ? null : query.get(linkedBy);
      if (linkedBy === undefined || given === null) continue;
      const value = linkText(given);
      // Later steps cannot be answered without an application, so their answers came from an earlier link.
      const isAnswered = save === 'register' && Boolean(draft[name]);
      if (!isAnswered && value !== '' && value.length <= LONGEST) linked[name] ??= value;
    }
  linkParameters(flow).forEach(environment.location.removeQueryParam);
  if (hasSession(session) || Object.keys(linked).length === 0) return;
  stores.$draft.set({ ...draft, ...linked });
}
