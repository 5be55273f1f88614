import { valuesOf } from '../flows/definition/field-queries.ts';
import type { AcknowledgedAnswers } from '../model/acknowledged-answers.ts';
import type { Application } from '../model/application.ts';
import type { Values } from '../model/rules.ts';
import type { FlowSession } from './environment.ts';

/**
 * A server need not repeat the answers that it has acknowledged (docs/spec-decisions.md, section 11), and it need not
 * know the name of a choice. This browser keeps both until the application ends, and drops an answer as soon as the
 * server has one of its own.
 */

type Answers = AcknowledgedAnswers['answers'];

function answersOf({ stores }: FlowSession): Answers {
  const kept = stores.$acknowledged.get();
  return kept && kept.id === stores.$id.get() ? kept.answers : {};
}

const hasNames = ({ names }: Answers[string]): boolean => Object.keys(names).length > 0;

/**
 * Keeps answers that were acknowledged. Sensitive ones are never stored.
 * @param names of the chosen values, in the language of the page
 */
export function keepAcknowledgedAnswers(
  session: FlowSession,
  sent: Values,
  names: Readonly<Record<string, string | undefined>>,
): void {
  const before = answersOf(session);
  const fields = session.flow.steps.flatMap((step) => step.fields);
  const isSensitive = (name: string): boolean => fields.some((field) => field.name === name && field.sensitive);
  const added = Object.entries(sent)
    .filter(([name]) => !isSensitive(name))
    .map(([name, value]) => {
      const known = before[name]?.value === value ? before[name].names : {};
      const offered = names[name];
      return [name, { value, names: { ...known, ...(offered && { [session.locale]: offered }) } }] as const;
    });
  const id = session.stores.$id.get();
  session.stores.$acknowledged.set({ id, answers: { ...before, ...Object.fromEntries(added) } });
}

/** Adds the kept answers to which the server says nothing, and the names of those that it has. */
export function withAcknowledgedAnswers(session: FlowSession, application: Application): Application {
  const kept = answersOf(session);
  const saved = valuesOf(application);
  const current = Object.entries(kept).filter(
    ([name, answer]) => saved[name] === undefined || (saved[name] === answer.value && hasNames(answer)),
  );
  if (current.length < Object.keys(kept).length) {
    const id = session.stores.$id.get();
    session.stores.$acknowledged.set(current.length === 0 ? null : { id, answers: Object.fromEntries(current) });
  }
  const silent = current.filter(([name]) => saved[name] === undefined).map(([name, { value }]) => [name, value]);
  const names = current.flatMap(([name, answer]) => {
    const offered = answer.names[session.locale];
    return offered === undefined ? [] : [[name, offered]];
  });
  return {
    ...application,
    ...(Object.fromEntries(silent) as Values),
    readable: { ...application.readable, ...(Object.fromEntries(names) as Values) },
  };
}
