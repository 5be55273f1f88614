import Check from '~icons/lucide/check';
import type { Messages } from '../../i18n/messages.ts';
import { stageStates, type StageState } from '../../application/dashboard/status-view.ts';

const CIRCLE = 'flex size-6 shrink-0 items-center justify-center rounded-full border-2 text-xs font-semibold';
const LOOK = {
  done: 'border-flow bg-flow text-white',
  current: 'border-flow bg-white text-flow',
  ahead: 'border-edge bg-white text-ink-faint',
} as const satisfies Record<StageState, string>;

/** Finished stages are announced in text too, because colour alone is not accessible. */
export const Timeline = ({ status, messages }: { status: string; messages: Messages['dashboard'] }) => (
  <ol className="grid gap-2 sm:grid-cols-4" aria-label={messages.timeline}>
    {stageStates(status).map(([stage, state], index) => (
      <li
        key={stage}
        aria-current={state === 'current' ? 'step' : undefined}
        className="flex items-center gap-2 text-sm"
      >
        <span aria-hidden="true" className={`${CIRCLE} ${LOOK[state]}`}>
          {state === 'done' ? <Check className="size-4" /> : index + 1}
        </span>
        <span className={state === 'current' ? 'font-semibold text-flow' : 'text-ink-soft'}>
          {messages.stages[stage]}
          {state === 'done' && <span className="sr-only"> {messages.done}</span>}
        </span>
      </li>
    ))}
  </ol>
);
