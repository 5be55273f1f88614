import Check from '~icons/lucide/check';
import type { Words } from '../../i18n/words.ts';
import { stageStates, type StageState } from './status-table.ts';

const CIRCLE = 'flex size-6 shrink-0 items-center justify-center rounded-full border-2 text-xs font-semibold';
const LOOK = {
  done: 'border-flow bg-flow text-white',
  current: 'border-flow bg-white text-flow',
  ahead: 'border-edge bg-white text-ink-faint',
} as const satisfies Record<StageState, string>;

/** How far an application is. What is done is said in words too, not by colour alone. */
export const Timeline = ({ status, words }: { status: string; words: Words['dashboard'] }) => (
  <ol className="grid gap-2 sm:grid-cols-4" aria-label={words.timeline}>
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
          {words.stages[stage]}
          {state === 'done' && <span className="sr-only"> {words.done}</span>}
        </span>
      </li>
    ))}
  </ol>
);
