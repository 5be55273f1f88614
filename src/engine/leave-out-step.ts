import { fill } from '../lib/fill.ts';
import type { Application } from '../model/application.ts';
import type { FlowContext } from './context.ts';
import type { Flow } from './flow.ts';
import { withToken } from './session.ts';
import { asksForNothing } from './upload/documents.ts';

/** The step that is for documents alone; a flow may ask for them beside other answers, or not at all. */
const documentsStep = ({ steps }: Flow) => steps.find(({ save }) => save === 'documents');

/**
 * Takes the step of documents out of the stepper that was built into the page, once the campaign is known to ask for none: nobody
 * shall wonder about a step that never came. The steps that are left, the position and the title count anew. Browser only.
 */
export function leaveOutDocuments({ flow, words }: FlowContext): void {
  const empty = documentsStep(flow)?.name;
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
    const number = step.querySelector('[data-step-number]');
    if (number) number.textContent = String(index + 1);
  });
  const position = document.querySelector('[data-step-position]');
  if (position) position.textContent = after;
  document.title = document.title.replace(before, after);
}

/** The same where documents were not read: what cannot be told leaves the stepper as it is, and asks the applicant for nothing. */
export async function leaveOutUnasked(context: FlowContext, application: Application): Promise<void> {
  if (!documentsStep(context.flow)) return;
  if (await asksForNothing(context, application, withToken).catch(() => false)) leaveOutDocuments(context);
}
