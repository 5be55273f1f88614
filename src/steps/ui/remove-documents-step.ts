import { interpolate } from '../../lib/interpolate.ts';
import type { Application } from '../../model/application.ts';
import type { FlowSession } from '../../application/flow-session.ts';
import type { FlowMessages } from '../../i18n/messages.ts';
import type { Flow } from '../../flows/definition/flow.ts';
import { withToken } from '../../application/reauthentication.ts';
import { asksForNothing } from '../../application/document-requirements.ts';

/** Returns the step that consists of documents only. Not every flow has one. */
const documentsStep = ({ steps }: Flow) => steps.find(({ save }) => save === 'documents');

/** Removes the documents step from the stepper of the built page when the campaign requires none, and renumbers the rest. */
export function removeDocumentsStep({ flow }: FlowSession, messages: FlowMessages): void {
  const removed = documentsStep(flow)?.name;
  const steps = [...document.querySelectorAll<HTMLElement>('[data-step]')];
  const remaining = steps.filter(({ dataset }) => dataset.step !== removed);
  if (remaining.length === steps.length) return;
  const positionIn = (list: readonly HTMLElement[]): string => {
    const here = list.findIndex((step) => step.hasAttribute('aria-current'));
    return interpolate(messages.flow.position, { step: here + 1, steps: list.length });
  };
  const [before, after] = [positionIn(steps), positionIn(remaining)];
  // With fewer steps the names need fewer lines, and the page below would move up.
  const list = steps[0]?.parentElement;
  if (list) {
    list.style.minHeight = `${String(list.offsetHeight)}px`;
    window.addEventListener('resize', () => (list.style.minHeight = ''), { once: true });
  }
  for (const step of steps) if (!remaining.includes(step)) step.remove();
  remaining.forEach((step, index) => {
    // A finished step has a tick instead of its number.
    const number = step.querySelector('[data-step-number]');
    if (number) number.textContent = String(index + 1);
  });
  const position = document.querySelector('[data-step-position]');
  if (position) position.textContent = after;
  document.title = document.title.replace(before, after);
}

/** For pages that have not loaded the documents. After an error the stepper stays as it is, and no dialog asks for a code. */
export async function removeDocumentsStepIfEmpty(
  session: FlowSession,
  messages: FlowMessages,
  application: Application,
): Promise<void> {
  if (!documentsStep(session.flow)) return;
  if (await asksForNothing(session, application, withToken).catch(() => false)) removeDocumentsStep(session, messages);
}
