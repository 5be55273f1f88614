import { NoBreakText } from './NoBreakText.tsx';

export interface StepperStep {
  id: string;
  name: string;
  state: 'done' | 'current' | 'locked';
  /** Omit it for a step that cannot be visited. */
  href?: string | undefined;
}

/** The class names are written out, because Tailwind finds only complete names. */
const STEP_CLASS: Record<StepperStep['state'], string> = {
  done: 'step step-done',
  current: 'step step-current',
  locked: 'step',
};

interface StepperProps {
  label: string;
  steps: readonly StepperStep[];
  position: string;
  doneText: string;
  /** The part of the current step, in a step that has parts. The island changes it. */
  part?: string | undefined;
}

interface StepMarkerProps extends Pick<StepperProps, 'doneText' | 'part'> {
  step: StepperStep;
  number: number;
}

const StepMarker = ({ step, number, doneText, part }: StepMarkerProps) => (
  <>
    <span aria-hidden="true" data-step-number={step.state === 'done' ? undefined : ''}>
      {step.state === 'done' ? undefined : number}
    </span>
    <span className="max-md:sr-only">
      {/* Without this, its width would widen the page, because the element around it is hidden only by clipping. */}
      <span className="max-md:sr-only">
        <NoBreakText text={step.name} />
      </span>
      {step.state === 'done' && (
        <>
          {' '}
          <span className="sr-only">{doneText}</span>
        </>
      )}
      {step.state === 'current' && part && (
        <>
          {' '}
          <span className="block font-normal max-md:sr-only" data-step-part="">
            {part}
          </span>
        </>
      )}
    </span>
  </>
);

/** Shows all steps of a flow. Phones show the name of the current step only, or its part: the heading below names the step. */
export const Stepper = ({ label, steps, position, doneText, part }: StepperProps) => (
  <nav aria-label={label}>
    <p className="text-sm md:hidden" aria-hidden="true">
      <span className="font-semibold text-flow" data-step-position="">
        {position}
      </span>
      <span>{'\u00A0· '}</span>
      {part ? (
        <span data-step-part="">{part}</span>
      ) : (
        <span>{steps.find(({ state }) => state === 'current')?.name ?? ''}</span>
      )}
    </p>
    <ol className="steps">
      {steps.map((step, index) => (
        <li
          key={step.id}
          data-step={step.id}
          aria-current={step.state === 'current' ? 'step' : undefined}
          className={STEP_CLASS[step.state]}
        >
          {step.href === undefined || step.state !== 'done' ? (
            <span>
              <StepMarker step={step} number={index + 1} doneText={doneText} part={part} />
            </span>
          ) : (
            <a href={step.href}>
              <StepMarker step={step} number={index + 1} doneText={doneText} />
            </a>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
