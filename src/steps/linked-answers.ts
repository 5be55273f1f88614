import { hasSession } from '../application/session.ts';
import type { FlowSession } from '../application/flow-session.ts';
import type { Flow } from '../flows/definition/flow.ts';
import { linkText } from '../model/link-text.ts';

/** The query parameters by which a link answers fields of any step. */
export const linkParameters = ({ steps }: Flow): readonly string[] => [
  ...new Set(steps.flatMap(({ fields }) => fields.flatMap(({ linkedBy }) => linkedBy ?? []))),
];

/** Longer values are no ids and no codes. */
const LONGEST = 64;

/**
 * Puts the answers that the link of an advert brings into the draft, where the applicant sees and may change them. An
 * answer that the applicant has given stays, and an application that exists is left alone. The parameters leave the URL,
 * so that a later choice survives a reload. A value that no list contains is dropped by the list.
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
      // Before an application exists nobody can have answered a later step, so what is there came with an older link.
      const isAnswered = save === 'register' && Boolean(draft[name]);
      if (!isAnswered && value !== '' && value.length <= LONGEST) linked[name] ??= value;
    }
  linkParameters(flow).forEach(environment.location.removeQueryParam);
  if (hasSession(session) || Object.keys(linked).length === 0) return;
  stores.$draft.set({ ...draft, ...linked });
}
