import { interpolate } from '../../lib/interpolate.ts';
import type { Application } from '../../model/application.ts';
import type { FlowSession } from '../../application/flow-session.ts';
import type { FlowMessages } from '../../i18n/messages.ts';
import { documentsStep, PAYMENT_STEP } from '../../flows/definition/step-order.ts';
import { withToken } from '../../application/reauthentication.ts';
import { requiresNoDocuments } from '../../application/document-requirements.ts';

/** Removes the documents step from the built page's stepper if the campaign requires no documents. */
export const removeDocumentsStep = ({ flow }: FlowSession, messages: FlowMessages): void =>
  removeStep(documentsStep(flow)?.name, messages);

/**
 * Removes the payment from the stepper if the application is free. A flow without a confirmation reviews its answers on
 * the payment page, so it keeps the step.
 */
export function removePaymentStep({ flow }: FlowSession, messages: FlowMessages): void {
  if (flow.confirmation) removeStep(PAYMENT_STEP, messages);
}

/** Removes a step from the stepper and renumbers the rest. */
function removeStep(removed: string | undefined, messages: FlowMessages): void {
  const steps = [...document.querySelectorAll<HTMLElement>('[data-step]')];
  const remaining = steps.filter(({ dataset }) => dataset.step !== removed);
  if (remaining.length === steps.length) return;
  const positionIn = (list: readonly HTMLElement[]): string => {
    const here = list.findIndex((step) => step.hasAttribute('aria-current'));
    return interpolate(messages.flow.position, { step: here + 1, steps: list.length });
  };
  const [before, after] = [positionIn(steps), positionIn(remaining)];
  // Fewer steps need fewer lines for their names, and the page below would move up.
  const list = steps[0]?.parentElement;
  if (list) {
    list.style.minHeight = `${String(list.offsetHeight)}px`;
    window.addEventListener('resize', () => (list.style.minHeight = ''), { once: true });
  }
  for (const step of steps) if (!remaining.includes(step)) step.remove();
  remaining.forEach((step, index) => {
    // A finished step has a tick instead of a number.
    const number = step.querySelector('[data-step-number]');
    if (number) number.textContent = String(index + 1);
  });
  const position = document.querySelector('[data-step-position]');
  if (position) position.textContent = after;
  document.title = document.title.replace(before, after);
}

/**
 * Like `removeDocumentsStep`, for pages that have not loaded the documents. After an error the stepper stays, and no
 * dialog asks for a code.
 */
export async function removeDocumentsStepIfEmpty(
  session: FlowSession,
  messages: FlowMessages,
  application: Application,
): Promise<void> {
  if (!documentsStep(session.flow)) return;
  if (await requiresNoDocuments(session, application, withToken).catch(() => false))
    removeDocumentsStep(session, messages);
}
