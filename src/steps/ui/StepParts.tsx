import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { valueNamesOf } from '../../flows/definition/field-queries.ts';
import type { Step } from '../../flows/definition/flow.ts';
import { cameFromReview } from '../review-link.ts';
import { firstPartWithError, leftIn, unfinishedPart, type PartAnswers } from '../step-parts.ts';
import type { SubmitState } from '../submit-step.ts';
import type { FormSection, SubmittedForm } from '../submitted-form.ts';
import { formHelpMessages } from '../../i18n/lazy-messages.ts';
import { interpolate } from '../../lib/interpolate.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { fieldId } from '../../flows/definition/field-messages.ts';
import { useFlow } from '../../application/ui/flow-context.tsx';
import { useElapsed } from '../../ui/use-elapsed.ts';
import { useLazyModule } from '../../ui/use-lazy-module.ts';
import type { OpenPart, StepFormControl } from './field-context.ts';
import { useWholePrint } from './use-whole-print.ts';

interface PartsProps extends SubmitState, Omit<PartAnswers, 'errors'> {
  readonly step: Step;
  readonly form: StepFormControl;
  readonly section: FormSection | null;
  readonly checkPart: RefObject<SubmittedForm['checkPart']>;
  readonly openPart: OpenPart;
  readonly setOpenPart: (open: OpenPart) => void;
  readonly isLoadingAnswers: boolean;
}

const HEADING_ID = 'part';
const ROWS_WAIT_MS = 4000;

const answersOf = (props: PartsProps): PartAnswers => ({ ...props, errors: props.form.formState.errors });

function show(id: string): void {
  const element = document.getElementById(id);
  (element?.closest('.field') ?? element)?.scrollIntoView({ block: 'start' });
  element?.focus({ preventScroll: true });
}

/** Opens the part that holds the field of the address, else the first unfinished one, unless somebody is typing. */
function firstOpen(parts: readonly string[], answers: PartAnswers): OpenPart {
  const target = document.querySelector(':target')?.id ?? '';
  const linked = answers.shown.find(({ name }) => fieldId(name) === target)?.part;
  if (linked !== undefined) return { part: linked, since: 0, shows: target };
  const isInUse = document.activeElement?.matches('form *') ?? false;
  return { part: isInUse ? 0 : unfinishedPart(0, parts, answers), since: 0 };
}

/** What decides which part is open; `isReady` says that the other rows can be shown, for which it does not wait for ever. */
function useOpenPart(props: PartsProps, isReady: boolean): void {
  const { step, form, shown, attempt, failure, checkPart, openPart, setOpenPart, isLoadingAnswers } = props;
  const { session } = useFlow();
  const { parts = [] } = step;
  const { part, shows } = openPart;
  const isLate = useElapsed(ROWS_WAIT_MS, part === undefined);
  /** Failed submits before the one of the whole form. */
  const failedBefore = useRef<number>(undefined);
  const last = parts.length - 1;

  // Before the next press: an effect after the paint would come too late for it.
  useLayoutEffect(() => {
    checkPart.current = async () => {
      const isWhole = part === undefined || part === last || cameFromReview(session);
      failedBefore.current = isWhole ? attempt : undefined;
      if (isWhole) return undefined;
      const isValid = await form.trigger(shown.filter((field) => field.part === part).flatMap(valueNamesOf));
      const next = { part: unfinishedPart(part + 1, parts, answersOf(props)), since: attempt, shows: HEADING_ID };
      return isValid && (() => setOpenPart(next));
    };
  });
  useEffect(() => {
    if (part === undefined && (isReady || isLate) && !isLoadingAnswers) setOpenPart(firstOpen(parts, answersOf(props)));
  });
  // A submit of the whole form has failed.
  useEffect(() => {
    if (failedBefore.current === undefined || attempt === failedBefore.current) return;
    failedBefore.current = undefined;
    const wrong = firstPartWithError(answersOf(props)) ?? (failure?.kind === 'invalid' ? last : part);
    if (wrong !== undefined && wrong !== part) setOpenPart({ part: wrong, since: attempt - 1 });
  });
  useLayoutEffect(() => {
    if (shows) show(shows);
  }, [openPart, shows]);
}

/** `undefined` while they are being loaded. */
function useWords() {
  const { locale } = useFlow().session;
  const load = useCallback(
    () =>
      formHelpMessages(locale).then(
        ({ parts }) => ({ parts }),
        () => ({ parts: undefined }),
      ),
    [locale],
  );
  return useLazyModule(load);
}

interface RowsProps extends PartsProps {
  readonly words: ReturnType<typeof useWords>;
  /** Of the parts, by index. */
  readonly isRow: (part: number) => boolean;
}

/** A part that is not open is one row. */
const Rows = ({ words: loaded, isRow, ...props }: RowsProps) => {
  const { step, section, attempt, openPart, setOpenPart } = props;
  const { parts = [] } = step;
  const names: Readonly<Record<string, string>> = useFlow().messages.fields.sections;
  const words = loaded?.parts;
  if (!words || openPart.part === undefined) return null;
  return parts.map((name, part) => {
    if (!isRow(part)) return null;
    const isSection = step.documents && part === parts.length - 1;
    const left = isSection ? section?.left?.() : leftIn(part, answersOf(props));
    return (
      <div key={name} className="-my-1 flex items-center justify-between gap-3 rounded border border-line px-4 py-1">
        <div className="grid justify-items-start pb-1">
          <h2 className="text-base">{names[name]}</h2>
          {left !== undefined && (
            <Badge
              tone={left === 0 ? 'success' : 'info'}
              text={left === 0 ? words.complete : interpolate(words.left, { count: left })}
            />
          )}
        </div>
        <div className="shrink-0">
          <Button kind="link" onClick={() => setOpenPart({ part, since: attempt, shows: HEADING_ID })}>
            <span>{left === 0 ? words.edit : words.fill}</span> <span className="sr-only">{names[name]}</span>
          </Button>
        </div>
      </div>
    );
  });
};

export const PartsBefore = (props: PartsProps) => {
  const words = useWords();
  useOpenPart(props, words !== undefined);
  useWholePrint();
  return <Rows {...props} words={words} isRow={(part) => part < (props.openPart.part ?? 0)} />;
};

export const PartsAfter = (props: PartsProps) => (
  <Rows {...props} words={useWords()} isRow={(part) => part > (props.openPart.part ?? 0)} />
);
