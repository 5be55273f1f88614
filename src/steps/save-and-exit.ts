import { href } from '../config/routes.ts';
import type { FlowSession } from '../application/flow-session.ts';
import { hasSession } from '../application/session.ts';

export async function saveAndExit(session: FlowSession, from: 'page' | 'documents'): Promise<void> {
  const { dialogs, location } = session.environment;
  if (await dialogs.confirmExit(hasSession(session) ? from : 'draft')) location.navigate(href('home', session.locale));
}
