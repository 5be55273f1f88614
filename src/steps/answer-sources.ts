import { kindOf } from '../field-kinds/kinds.ts';
import { suggestedAnswers, valuesOf } from '../flows/definition/field-queries.ts';
import type { Step } from '../flows/definition/flow.ts';
import type { Application } from '../model/application.ts';
import type { Values } from '../model/rules.ts';

/** Returns the draft without choices that are no longer offered. */
export const offeredAnswers = (step: Step, draft: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(draft).filter(([name, value]) => {
      const fields = step.fields.filter((field) => field.name === name);
      return fields.length === 0 || fields.some((field) => kindOf(field).accepts(field, value));
    }),
  );

/**
 * Returns the answers that a form shows in the fields that nobody has touched. The first source that has an answer wins:
 *
 * 1. What was typed on this page, also before hydration (`use-hydrated-form.ts`). Such a field is never filled.
 * 2. The draft: what was typed on an earlier page or in another tab (`merge-draft.ts`). A link
 *    (`linked-answers.ts`), another browser and the previous application (`accept-carried-answers.ts`) write into it, too,
 *    and replace nothing that the applicant has answered.
 * 3. The server's answers, completed by those that it has acknowledged (`keep-acknowledged-answers.ts`). Another tab may
 *    have changed them: `merge-edits-of-other-tab.ts` decides when the step is sent.
 * 4. The answers that a field suggests on the basis of the server's.
 * 5. The field's initial value.
 *
 * @param application absent until it is loaded
 */
export function answersToShow(step: Step, draft: Readonly<Record<string, string>>, application?: Application): Values {
  const offered = offeredAnswers(step, draft);
  if (!application) return offered;
  const saved = valuesOf(application);
  return { ...suggestedAnswers(step, saved), ...saved, ...offered };
}
