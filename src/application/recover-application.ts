import { flowHref, type FlowSession } from './flow-session.ts';

/** Finds an application by a one-time code where this browser knows none, and goes on with it. @throws {CallError} */
export async function recoverApplication(session: FlowSession): Promise<void> {
  const { dialogs, location } = session.environment;
  if (!(await dialogs.askForOtp(session, { reason: 'find' }))) return;
  const { openExisting } = await import('./register.ts');
  location.navigate(flowHref(session, await openExisting(session)));
}
