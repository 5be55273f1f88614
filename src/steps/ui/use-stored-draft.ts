import type { ReadableAtom } from 'nanostores';
import { useEffect, useRef, useState } from 'react';
import { onDraftNeeded } from '../../platform/page-life-cycle.ts';
import { DRAFT_SAVE_MS } from '../../config/constants.ts';
import type { Application } from '../../model/application.ts';
import type { Values } from '../../model/rules.ts';
import type { FlowSession } from '../../application/flow-session.ts';
import type { Step } from '../../flows/definition/flow.ts';
import { sensitiveNames, valuesOf } from '../../flows/definition/field-queries.ts';
import { initialValues, kindOf, valueNames } from '../../field-kinds/kinds.ts';
import { takeLinkedAnswers } from '../linked-answers.ts';
import { answersToShow } from '../answer-sources.ts';
import { mergeDraft } from '../merge-draft.ts';
import { markUnsentNumber } from '../unsent-number.ts';
import { hasSession, isStaleTab } from '../../application/session.ts';
import type { StepFormControl } from '../../field-kinds/ui/control-props.ts';

/** Returns the search texts of answers that the server has. They do not count as unsent answers. */
const searchTextsOfSaved = (step: Step, values: Values, saved: Values): Values =>
  Object.fromEntries(
    step.fields
      .filter(({ name }) => values[name] && values[name] === saved[name])
      .flatMap((field) => kindOf(field).searchNames(field))
      .map((name) => [name, values[name] ?? '']),
  );

/**
 * Fills untouched fields, and revalidates those that show an error.
 * @returns the filled values
 */
function fillUntouched(form: StepFormControl, step: Step, values: Values): Values {
  const untouched = initialValues(step);
  const emptied = new Set<string>(step.fields.filter((field) => kindOf(field).isEmptyAnAnswer).map(({ name }) => name));
  const filled: Record<string, string> = {};
  for (const name of valueNames(step)) {
    const value = values[name];
    const isAnswer = value !== '' || (Boolean(untouched[name]) && emptied.has(name));
    if (
      value === undefined ||
      !isAnswer ||
      form.getValues(name) !== untouched[name] ||
      form.getFieldState(name).isTouched
    )
      continue;
    form.setValue(name, value, { shouldValidate: form.getFieldState(name).invalid });
    filled[name] = value;
  }
  return filled;
}

interface DraftSources {
  readonly application: Application | undefined;
  /** Answers from another browser or the previous application were added to the draft after the form was filled. */
  readonly isDraftFilled?: boolean | undefined;
  /** The input on this page that has been stored on the server. */
  readonly $saved: ReadableAtom<Values>;
}

/**
 * Fills untouched fields (`answer-sources.ts`). Stores input after a short pause and when the page is left, except values
 * that the server has.
 * @returns whether the form has the application's answers
 */
export function useStoredDraft(
  session: FlowSession,
  step: Step,
  form: StepFormControl,
  { application, isDraftFilled, $saved }: DraftSources,
): boolean {
  const saved = useRef<Values>({});
  const known = useRef<Values>({});
  const [filledFrom, setFilledFrom] = useState<Application>();
  useEffect(() => {
    const { $draft } = session.stores;
    takeLinkedAnswers(session);
    const secrets = sensitiveNames([step]);
    const names = valueNames(step).filter((name) => !secrets.has(name));
    const untouched = initialValues(step);
    known.current = { ...untouched, ...fillUntouched(form, step, answersToShow(step, $draft.get())) };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = (): void => {
      timer = undefined;
      if (isStaleTab(session)) return; // The draft belongs to another tab's application.
      const before = $draft.get();
      const typed = form.getValues();
      if ([...secrets].some((name) => typed[name] && typed[name] !== saved.current[name]))
        markUnsentNumber(session, true);
      const draft = mergeDraft(before, {
        names,
        typed,
        known: known.current,
        untouched,
        saved: { ...saved.current, ...searchTextsOfSaved(step, typed, saved.current) },
        isRegistered: hasSession(session),
      });
      known.current = { ...typed };
      if (JSON.stringify(draft) !== JSON.stringify(before)) $draft.set(draft);
    };
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(save, DRAFT_SAVE_MS);
      },
    });
    const flush = (): void => {
      if (timer === undefined) return;
      clearTimeout(timer);
      save();
    };
    if (Object.keys(form.formState.dirtyFields).length > 0 || hasTyped(form, untouched)) save();
    const stopListening = onDraftNeeded(flush);
    return () => {
      flush();
      stop();
      stopListening();
    };
  }, [session, step, form]);

  useEffect(() => {
    if (!isDraftFilled) return;
    const answers = answersToShow(step, session.stores.$draft.get());
    known.current = { ...known.current, ...fillUntouched(form, step, answers) };
  }, [session, isDraftFilled, step, form]);
  useEffect(() => {
    if (!application) return;
    saved.current = valuesOf(application);
    const answers = answersToShow(step, session.stores.$draft.get(), application);
    known.current = { ...known.current, ...fillUntouched(form, step, answers) };
    setFilledFrom(application);
  }, [session, application, step, form]);
  useEffect(
    () =>
      $saved.listen((typed) => {
        saved.current = { ...saved.current, ...typed };
        if ([...sensitiveNames([step])].some((name) => typed[name])) markUnsentNumber(session, false);
      }),
    [$saved, session, step],
  );
  return filledFrom === application;
}

const hasTyped = (form: StepFormControl, untouched: Values): boolean =>
  Object.entries(form.getValues()).some(([name, value]) => value !== untouched[name]);
