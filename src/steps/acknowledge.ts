import type { FlowSession } from '../application/flow-session.ts';
import { keepAcknowledgedAnswers } from '../application/keep-acknowledged-answers.ts';
import { kindOf } from '../field-kinds/kinds.ts';
import { offeredName } from '../field-kinds/loaded-lists.ts';
import type { Lookup } from '../field-kinds/lookup.ts';
import type { RemoteSelectDefinition } from '../field-kinds/remote-select.ts';
import type { Values } from '../model/rules.ts';

/** Returns the lookup of answers that follow from another list's items. */
const derivedLookup = (lookup: Lookup, { from }: NonNullable<RemoteSelectDefinition['derives']>): Lookup => ({
  ...lookup,
  option: (item) => from(item) ?? { value: '', label: '' },
});

/** Stores the sent answers, with their names in the lists. */
export function acknowledge(session: FlowSession, id: string, sent: Values): void {
  const { flow, locale } = session;
  const fields = flow.steps.flatMap((step) => step.fields);
  const nameOf = (name: string): string | undefined => {
    const lookups = fields.flatMap((field) => [
      ...(field.name === name ? kindOf(field).lists(field) : []),
      ...('derives' in field && field.derives.name === name ? [derivedLookup(field.lookup, field.derives)] : []),
    ]);
    return lookups.map((lookup) => offeredName(lookup, sent[name] ?? '', locale)).find((one) => one !== undefined);
  };
  keepAcknowledgedAnswers(session, id, sent, Object.fromEntries(Object.keys(sent).map((name) => [name, nameOf(name)])));
}
