import { useEffect, useRef, useState, type ComponentType, type SyntheticEvent } from 'react';
import { isCallError } from '../../api/errors.ts';
import type { Application } from '../../model/application.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { ErrorSummary, type SummaryError } from '../../ui/ErrorSummary.tsx';
import { flowHref, type FlowContext } from '../context.ts';
import { failureText } from '../failure-text.ts';
import type { Step } from '../flow.ts';
import { isOnFile, isRequired, isStart, previousRoute, reviewRoute, valueNamesOf } from '../journey.ts';
import { go } from '../ports.ts';
import { returnsToReview } from '../review-return.ts';
import type { StepPartHandle, StepPartProps } from './step-part.ts';
import { summaryErrors } from './summary-errors.ts';
import { FieldView } from './FieldView.tsx';
import { useDraft } from './use-draft.ts';
import { useErrorTitle } from './use-error-title.ts';
import { useStepForm } from './use-step-form.ts';
import { useTakeOver } from './use-take-over.ts';
import { act } from '../act.ts';

interface StepFormProps {
  readonly context: FlowContext;
  readonly step: Step;
  readonly application: Application | undefined;
  /** What stands below the fields; `undefined` while it is on its way, absent when the step has none. */
  readonly Part?: ComponentType<StepPartProps> | undefined;
}

/** Registering and saving are no part of the first load; they are fetched as soon as the page has woken. */
const sending = () => import('../submit-step.ts');
const leaving = () => import('../leave.ts');

const formIdOf = (step: Step): string => `step-${step.name}`;

/** The form of a step: real HTML that works before React has woken, then the step's own machine. */
export const StepForm = ({ context, step, application, Part }: StepFormProps) => {
  const { words } = context;
  const formId = formIdOf(step);
  const { form, values, shown: shownWhen, chosen, remember, waits } = useStepForm(step, formId, application);
  const awake = useTakeOver(formId, form.trigger);
  const shown = shownWhen(awake);
  useEffect(() => {
    sending().catch(() => undefined); // Fetched early only; a submit tells a failure.
  }, []);
  const [failure, setFailure] = useState<{ text: string; attempt: number }>({ text: '', attempt: 0 });
  const part = useRef<StepPartHandle>(null);
  const [problems, setProblems] = useState<readonly SummaryError[]>([]);
  const flying = useRef(false);
  const [busy, setBusy] = useState(false);
  const markTaken = useDraft(context, step, form, application);

  const toReview = awake && returnsToReview();
  const back = previousRoute(context.flow, step);

  const fail = (error: unknown): void => {
    const fieldOf = (name: string) => shown.find((field) => valueNamesOf(field).includes(name))?.name;
    const fields = isCallError(error) ? Object.entries(error.fields) : [];
    for (const [name, message] of fields) {
      const field = fieldOf(name);
      if (field !== undefined) form.setError(field, { type: 'server', message });
    }
    const unknown = fields.filter(([name]) => fieldOf(name) === undefined).map(([, message]) => message);
    const known = fields.length > unknown.length;
    const text = known && unknown.length === 0 ? '' : unknown.join(' ') || failureText(error, words.errors.call);
    setFailure(({ attempt }) => ({ text, attempt: attempt + 1 }));
  };

  const send = async (cleaned: Record<string, string>): Promise<void> => {
    if (flying.current) return;
    flying.current = true;
    setBusy(true);
    try {
      const { submitStep } = await sending();
      await part.current?.save();
      const result = await submitStep(context, step, cleaned, application);
      if (result.kind === 'stay') return;
      if (result.kind === 'next') markTaken();
      if (toReview) await (await leaving()).tellSaved(context);
      go(flowHref(context, toReview ? reviewRoute(context.flow) : result.route));
    } catch (error) {
      fail(error);
    } finally {
      flying.current = false;
      setBusy(false);
    }
  };

  // Pressed while a list is on its way: a slow line is no missing answer.
  const [pressed, setPressed] = useState(false);
  useEffect(() => {
    if (!pressed || waits) return;
    const built = document.getElementById(formId);
    if (built instanceof HTMLFormElement) built.requestSubmit();
  }, [pressed, waits, formId]);

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (flying.current) return;
    setPressed(waits);
    if (waits) return;
    setFailure(({ attempt }) => ({ text: '', attempt }));
    const stop = (text = ''): void => setFailure(({ attempt }) => ({ text, attempt: attempt + 1 }));
    const finish = async (cleaned: Record<string, string>): Promise<void> => {
      if (step.documents && !part.current) stop(words.errors.load.title);
      else if ((await part.current?.check()) === false) stop();
      else await send(cleaned);
    };
    // All that is wrong is told at once, what stands beside the fields too.
    void form.handleSubmit(finish, () => void Promise.resolve(part.current?.check()).then(() => stop()))(event);
  };

  const errors = [...summaryErrors(shown, form.formState.errors, words), ...problems];
  const isFaulty = failure.attempt > 0 && (errors.length > 0 || failure.text !== '');
  useErrorTitle(isFaulty, words.errors.tabPrefix);
  return (
    // `dialog` sends nothing where no script listens: answers must not get into an address.
    <form method="dialog" id={formId} data-step-form={context.key} noValidate onSubmit={submit} className="grid gap-6">
      {failure.attempt > 0 && (
        <ErrorSummary
          title={errors.length > 0 ? words.errors.summaryTitle : words.errors.call.title}
          errors={failure.text === '' ? errors : [...errors, { message: failure.text }]}
          attempt={failure.attempt}
        />
      )}
      {shown.map((entry) => (
        <div key={`${entry.name} ${'rule' in entry ? entry.rule : ''} ${entry.kind}`} className="grid gap-6">
          {entry.section && (
            <h2 className="section-heading">
              {words.fields.sections[entry.section as keyof typeof words.fields.sections]}
            </h2>
          )}
          <FieldView
            entry={entry}
            context={context}
            form={form}
            values={values}
            required={isRequired(entry, values, chosen) && !isOnFile(entry, application)}
            awake={awake}
            application={application}
            settled={isStart(context.flow, step) || application !== undefined}
            onFile={isOnFile(entry, application) ? application?.hints[entry.name] : undefined}
            locked={Boolean(entry.fixed && application)}
            remember={remember}
          />
        </div>
      ))}
      {application && Part && (
        <Part
          context={context}
          application={application}
          pressed={failure.attempt > 0}
          handle={part}
          onProblems={setProblems}
        />
      )}
      <div className="grid gap-3 pt-2">
        <Button type="submit" busy={busy || pressed}>
          {busy || pressed ? words.flow.saving : toReview ? words.flow.saveReview : words.flow.continue}
        </Button>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          {back ? (
            <ButtonLink kind="link" href={flowHref(context, back)}>
              {words.flow.back}
            </ButtonLink>
          ) : (
            <span />
          )}
          <Button
            kind="link"
            onClick={() => {
              act(context, async () => (await leaving()).offerLeave(context));
            }}
          >
            {words.flow.leave}
          </Button>
        </div>
      </div>
      <p className="hint">{application ? words.flow.saved.server : words.flow.saved.device}</p>
    </form>
  );
};
