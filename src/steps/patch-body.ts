import { valueNames, valueNamesOf } from '../field-kinds/kinds.ts';
import { valuesOf } from '../flows/definition/field-queries.ts';
import type { Step } from '../flows/definition/flow.ts';
import type { Application } from '../model/application.ts';
import type { Values } from '../model/rules.ts';
import { isSameAnswer } from '../model/same-answer.ts';

/**
 * Builds the body of the PATCH: the answers on the page, and an empty text for each stored answer that is no longer
 * asked for. A sensitive number that is left blank is not sent, so the server keeps it.
 */
export function patchBody(step: Step, values: Values, application: Application | undefined): Record<string, string> {
  const saved = application ? valuesOf(application) : {};
  const unsent = new Set(
    step.fields
      .filter((field) => field.readonlyAfterRegistration ?? field.includeInBodyWhen?.(values, saved) === false)
      .flatMap(valueNamesOf),
  );
  return Object.fromEntries(
    valueNames(step)
      .filter((name) => !unsent.has(name))
      .flatMap((name) => {
        const value = values[name];
        if (value === undefined) return saved[name] ? [[name, '']] : [];
        return value === '' && application?.hints?.[name] ? [] : [[name, value]];
      }),
  );
}

/** Returns the names of the answers that have changed since the page was opened. */
export function changedAnswers(step: Step, values: Values, application: Application | undefined): readonly string[] {
  if (!application) return [];
  const saved = valuesOf(application);
  return Object.entries(patchBody(step, values, application)).flatMap(([name, value]) =>
    isSameAnswer(value, saved[name] ?? '') ? [] : [name],
  );
}

/** Returns an empty text for each stored answer that a change on this page makes wrong. */
export function dependentAnswersToClear(
  step: Step,
  values: Values,
  application: Application | undefined,
): Record<string, string> {
  const saved = application ? valuesOf(application) : {};
  const changed = step.fields.filter(({ name }) => saved[name] && values[name] !== saved[name]);
  const names = changed.flatMap(({ invalidates }) => invalidates ?? []).filter((name) => saved[name]);
  return Object.fromEntries(names.map((name) => [name, '']));
}
