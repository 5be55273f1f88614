import { fill } from '../lib/fill.ts';
import type { FlowContext } from './context.ts';

/**
 * Takes the step of documents out of the stepper that was built into the page, once the campaign is known to ask for none: nobody
 * shall wonder about a step that never came. The steps that are left, the position and the title count anew. Browser only.
 */
export function leaveOutDocuments({ flow, words }: FlowContext): void {
  const empty = flow.steps.find((step) => step.save === 'documents')?.name;
  const steps = [...document.querySelectorAll<HTMLElement>('[data-step]')];
  const left = steps.filter(({ dataset }) => dataset['step'] !== empty);
  if (left.length === steps.length) return;
  const positionIn = (list: readonly HTMLElement[]): string => {
    const here = list.findIndex((step) => step.hasAttribute('aria-current'));
    return fill(words.flow.position, { step: here + 1, steps: list.length });
  };
  const [before, after] = [positionIn(steps), positionIn(left)];
  for (const step of steps) if (!left.includes(step)) step.remove();
  left.forEach((step, index) => {
    // A step that is done has a tick in its place.
    const number = step.querySelector('.rounded-full');
    if (number && !number.querySelector('svg')) number.textContent = String(index + 1);
  });
  const position = left[0]?.closest('nav')?.querySelector('p > span');
  if (position) position.textContent = after;
  document.title = document.title.replace(before, after);
}
