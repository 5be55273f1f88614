import Check from '~icons/lucide/check';

export interface StepperStep {
  id: string;
  name: string;
  state: 'done' | 'current' | 'locked';
  /** Absent for a step that cannot be visited. */
  href?: string | undefined;
}

interface StepperProps {
  label: string;
  steps: readonly StepperStep[];
  position: string;
  doneText: string;
}

const CIRCLE = 'relative z-10 flex size-8 items-center justify-center rounded-full border-2 text-sm font-semibold';
const CIRCLE_CLASS: Record<StepperStep['state'], string> = {
  done: 'border-flow bg-flow text-white',
  current: 'border-flow bg-white text-flow shadow-[0_0_0_4px_var(--flow-soft)]',
  locked: 'border-edge bg-white text-ink-faint',
};

const StepMarker = ({ step, number, doneText }: { step: StepperStep; number: number; doneText: string }) => (
  <>
    <span
      aria-hidden="true"
      className={`${CIRCLE} ${CIRCLE_CLASS[step.state]}`}
      data-step-number={step.state === 'done' ? undefined : ''}
    >
      {step.state === 'done' ? <Check className="size-5" /> : number}
    </span>
    <span
      className={`px-1 text-center max-md:sr-only ${step.state === 'current' ? 'font-semibold text-flow' : 'text-ink-soft'}`}
    >
      {step.name}
      {step.state === 'done' && <span className="sr-only"> {doneText}</span>}
    </span>
  </>
);
const STEP_CLASS = 'flex min-w-touch flex-col items-center gap-2 rounded pb-1 text-sm';

/** Phones show only the current step by name. */
export const Stepper = ({ label, steps, position, doneText }: StepperProps) => (
  <nav aria-label={label}>
    <p className="mb-3 text-sm md:hidden" aria-hidden="true">
      <span className="font-semibold text-flow" data-step-position="">
        {position}
      </span>{' '}
      · {steps.find(({ state }) => state === 'current')?.name}
    </p>
    <ol className="flex">
      {steps.map((step, index) => (
        <li
          key={step.id}
          data-step={step.id}
          aria-current={step.state === 'current' ? 'step' : undefined}
          className="group relative flex min-w-0 flex-1 justify-center"
        >
          <span
            aria-hidden="true"
            className={`absolute end-1/2 top-[0.9375rem] h-0.5 w-full group-first:hidden ${step.state === 'locked' ? 'bg-line' : 'bg-flow'}`}
          />
          {step.href === undefined || step.state !== 'done' ? (
            <span className={STEP_CLASS}>
              <StepMarker step={step} number={index + 1} doneText={doneText} />
            </span>
          ) : (
            <a className={`${STEP_CLASS} hover:underline hover:underline-offset-4`} href={step.href}>
              <StepMarker step={step} number={index + 1} doneText={doneText} />
            </a>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
