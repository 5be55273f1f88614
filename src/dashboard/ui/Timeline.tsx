import Check from '~icons/lucide/check';
import type { Messages } from '../../i18n/messages.ts';
import { stageStates, type StageState } from '../status-view.ts';
import { interpolate } from '../../lib/interpolate.ts';

/** Tailwind keeps only names that it finds in full. */
const LOOK = {
  done: 'step step-done',
  current: 'step step-current',
  stopped: 'step step-stopped',
  ahead: 'step',
} as const satisfies Record<StageState, string>;

interface TimelineProps {
  readonly status: string;
  readonly messages: Messages['dashboard'];
}

/** Phones show a bar, and where the application stands in words. */
const Position = ({ status, messages: { position, stages: names } }: TimelineProps) => {
  const stages = stageStates(status);
  const steps = stages.length;
  const index = stages.findIndex(([, state]) => state === 'current' || state === 'stopped');
  const [stage, state] = stages[index] ?? [];
  const done = stages.filter(([, each]) => each === 'done').length;
  return (
    <p className="text-sm md:hidden" aria-hidden="true">
      <span className={`font-semibold ${state === 'stopped' ? 'text-error-700' : 'text-flow'}`}>
        {stage
          ? interpolate(state === 'stopped' ? position.stopped : position.at, { step: index + 1, steps })
          : interpolate(position.done, { done, steps })}
      </span>
      {stage && ` · ${names[stage]}`}
    </p>
  );
};

const Marker = ({ state, number }: { readonly state: StageState; readonly number: number }) => {
  if (state === 'done') return <Check className="size-5 max-md:hidden" />;
  return state === 'stopped' ? <span className="text-2xl max-md:hidden">×</span> : number;
};

/** Finished and stopped stages are announced in text too, because colour alone is not accessible. */
export const Timeline = ({ status, messages }: TimelineProps) => (
  <div>
    <Position status={status} messages={messages} />
    <ol className="flex gap-1 md:gap-0" aria-label={messages.timeline}>
      {stageStates(status).map(([stage, state], index) => (
        <li key={stage} aria-current={state === 'current' ? 'step' : undefined} className={LOOK[state]}>
          <span>
            <span aria-hidden="true">
              <Marker state={state} number={index + 1} />
            </span>
            <span>
              {messages.stages[stage]}
              {(state === 'done' || state === 'stopped') && <span className="sr-only"> {messages[state]}</span>}
            </span>
          </span>
        </li>
      ))}
    </ol>
  </div>
);
