import type { Messages } from '../../i18n/messages.ts';
import { stageProgress, type Progress } from '../status.ts';
import { interpolate } from '../../lib/interpolate.ts';

/** Tailwind keeps only the class names that it finds written in full. */
const LOOK = {
  done: 'step step-done',
  current: 'step step-current',
  stopped: 'step step-stopped',
  ahead: 'step',
} as const satisfies Record<Progress, string>;

interface TimelineProps {
  readonly status: string;
  readonly isFree: boolean;
  readonly messages: Messages['dashboard'];
}

/** On a phone the stages are an unlabelled bar, so this line names the stage, or counts those that are done. */
const Position = ({ status, isFree, messages: { position, stages: names } }: TimelineProps) => {
  const stages = stageProgress(status, isFree);
  const [stage, progress] = stages.find(([, one]) => one === 'current' || one === 'stopped') ?? [];
  const done = stages.filter(([, one]) => one === 'done').length;
  return (
    <p className="text-sm md:hidden" aria-hidden="true">
      <span className={`font-semibold ${progress === 'stopped' ? 'text-error-700' : 'text-flow'}`}>
        {stage
          ? position[progress === 'stopped' ? 'stopped' : 'at']
          : interpolate(position.done, { done, steps: stages.length })}
      </span>
      {stage && <span>{`\u00A0· ${names[stage]}`}</span>}
    </p>
  );
};

const Marker = ({ progress, number }: { readonly progress: Progress; readonly number: number }) => {
  if (progress === 'done') return null; // The styles draw a star.
  return progress === 'stopped' ? <span className="text-2xl max-md:hidden">×</span> : <span>{number}</span>;
};

/** Done and stopped stages also have text for screen readers, because colour alone is not accessible. */
export const Timeline = ({ status, isFree, messages }: TimelineProps) => (
  <div>
    <Position status={status} isFree={isFree} messages={messages} />
    <ol className="steps" aria-label={messages.timeline}>
      {stageProgress(status, isFree).map(([stage, progress], index) => (
        <li key={stage} aria-current={progress === 'current' ? 'step' : undefined} className={LOOK[progress]}>
          <span>
            <span aria-hidden="true">
              <Marker progress={progress} number={index + 1} />
            </span>
            <span className="max-md:sr-only">
              <span>{messages.stages[stage]}</span>
              {(progress === 'done' || progress === 'stopped') && (
                <>
                  {' '}
                  <span className="sr-only">{messages[progress]}</span>
                </>
              )}
            </span>
          </span>
        </li>
      ))}
    </ol>
  </div>
);
