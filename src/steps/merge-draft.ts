import type { Values } from '../model/rules.ts';
import type { FieldDefinition } from '../flows/definition/field-definition.ts';
import type { Step } from '../flows/definition/flow.ts';

interface FormAnswers {
  /** Fields that may be stored. */
  readonly names: readonly string[];
  readonly typed: Values;
  /** What this form last took from the draft or wrote to it. */
  readonly known: Values;
  /** Before anything is typed. */
  readonly untouched: Values;
  /** What the server has. */
  readonly saved: Values;
  readonly isRegistered: boolean;
}

/** Two tabs may write one draft: each field is that of the form which changed it last. Values equal to the server's are left out. */
export function mergeDraft(before: Readonly<Record<string, string>>, form: FormAnswers): Record<string, string> {
  const own = form.names.flatMap((name) => {
    const stored = before[name];
    const typed = form.typed[name] ?? '';
    const isChanged = typed !== form.known[name];
    if (!isChanged && stored === undefined && form.isRegistered) return [];
    const value = isChanged ? typed : (stored ?? typed);
    const answered = form.saved[name] ?? '';
    // An empty text means that the applicant cleared a value that the server or another tab has.
    const isCleared = value === '' && (answered !== '' || stored !== undefined);
    const isNew = value !== answered && (value !== form.untouched[name] || answered !== '' || stored !== undefined);
    return isCleared || isNew ? [[name, value] as const] : [];
  });
  const others = Object.entries(before).filter(([name]) => !form.names.includes(name));
  return Object.fromEntries([...others, ...own]);
}

const takes = (field: FieldDefinition, value: string): boolean =>
  (field.kind !== 'select' && field.kind !== 'radio') || value === '' || field.options.includes(value);

/** A choice that is offered no more is left out. */
export const fittingAnswers = (step: Step, draft: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(draft).filter(([name, value]) => {
      const fields = step.fields.filter((field) => field.name === name);
      return fields.length === 0 || fields.some((field) => takes(field, value));
    }),
  );
