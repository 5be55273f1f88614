import { flowHref, type FlowSession } from '../../flow-session.ts';

/**
 * Moves the focus to the contact in the form. The server identifies a registration by its contact, so a changed contact
 * is a new registration.
 */
export function changeInForm(session: FlowSession): void {
  const form = document.querySelector(`form[data-step-form="${session.flowKey}"]`);
  const field = form?.querySelector<HTMLInputElement>('[name="phone"]');
  const step = session.flow.steps.find(({ save }) => save === 'register');
  if (field)
    setTimeout(() => field.focus()); // Runs after the closing dialog has restored the focus.
  else if (step) session.environment.location.navigate(flowHref(session, step.route));
}
