import type { Values } from '../model/rules.ts';

interface FormAnswers {
  /** The names of the fields that may be stored. */
  readonly names: readonly string[];
  readonly typed: Values;
  /** The values that this form last read from the draft or wrote to it. */
  readonly known: Values;
  /** The form's values before any input. */
  readonly untouched: Values;
  /** The answers that the server has. */
  readonly saved: Values;
  readonly isRegistered: boolean;
}

/**
 * Merges a form into the draft, which two tabs may write. Each field keeps the value of the form that changed it last.
 * Values that the server already has are omitted.
 */
export function mergeDraft(before: Readonly<Record<string, string>>, form: FormAnswers): Record<string, string> {
  const own = form.names.flatMap((name) => {
    const stored = before[name];
    const typed = form.typed[name] ?? '';
    const isChanged = typed !== form.known[name];
    if (!isChanged && stored === undefined && form.isRegistered) return [];
    const value = isChanged ? typed : (stored ?? typed);
    const answered = form.saved[name] ?? '';
    // An empty text means that the applicant cleared a value of the server, another tab or the new form.
    const isCleared = value === '' && (answered !== '' || stored !== undefined || Boolean(form.untouched[name]));
    const isUntouched = value === form.untouched[name] && !isChanged;
    const isNew = value !== answered && (!isUntouched || answered !== '' || stored !== undefined);
    return isCleared || isNew ? [[name, value] as const] : [];
  });
  const others = Object.entries(before).filter(([name]) => !form.names.includes(name));
  return Object.fromEntries([...others, ...own]);
}
