import { TO_DOCUMENTS } from '../config/to-documents.ts';
import { canEnter, hasDocuments } from '../flows/definition/step-order.ts';
import { canStillReplace, hasEnded, type Application } from '../model/application.ts';
import { flowHref, type FlowSession } from './flow-session.ts';

export const isToDocuments = ({ environment }: FlowSession): boolean =>
  environment.location.currentQuery().get('to') === TO_DOCUMENTS.to;

/**
 * The address of the step with the documents, whether or not one is missing. If the application was submitted, the step
 * guard decides.
 * @returns undefined when it cannot be entered
 */
export function documentsHref(session: FlowSession, application: Application): string | undefined {
  const { flow } = session;
  const step = flow.steps.find(hasDocuments);
  if (!step) return undefined;
  const isOpen = hasEnded(application)
    ? step.save === 'uploads' && canStillReplace(application)
    : canEnter(flow, step, application);
  return isOpen ? flowHref(session, step.route, TO_DOCUMENTS) : undefined;
}
