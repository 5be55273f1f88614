import { PREVIOUS_APPLICATION_KEY } from '../../config/storage-keys.ts';
import { sealEnvelope } from './envelope.ts';
import { isSharedComputer, keepInTab } from './browser-storage.ts';

/** Stores in this tab what opens the application that a new one replaces (`find-previous-application.ts`). */
export function keepPreviousApplication(application: Readonly<Record<'flow' | 'id' | 'token', string>>): void {
  if (!isSharedComputer()) keepInTab(PREVIOUS_APPLICATION_KEY, sealEnvelope(application, undefined));
}
